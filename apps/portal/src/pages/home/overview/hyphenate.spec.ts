import { expect, test } from '@jest/globals';
import { hyphenate } from './hyphenate.ts';

const WORDS = 'Forschungs|daten Forschungs|soft|ware';

test.each([
  ['Forschungsdaten', 'Forschungs-daten'],
  ['Andere Forschungssoftware', 'Andere Forschungs-soft-ware'],
  ['Projekte', 'Projekte'],
])('%s breaks as %s', (text, broken) =>
  expect(hyphenate(text, WORDS).replaceAll('\u00AD', '-')).toBe(broken),
);
