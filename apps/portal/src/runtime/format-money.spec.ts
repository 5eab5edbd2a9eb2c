import { expect, test } from '@jest/globals';
import { formatMoney } from './format-money.ts';

test.each([
  [195454.8, 'EUR', 'fr', '195 454,80 €'],
  [195454.8, 'EUR', 'en', '€195,454.80'],
  [2500000, 'EUR', 'de', '2.500.000 €'],
  [1200.255, 'USD', 'en', '$1,200.26'],
  [900000, 'JPY', 'en', '¥900,000'],
  [1000, '', 'en', '1,000'],
  [1000.5, 'Euro', 'en', '1,000.50 Euro'],
])('%d %s in %s is %s', (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language).replace(/\s/g, ' ')).toBe(text);
});
