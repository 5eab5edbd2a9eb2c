import { expect, test } from '@jest/globals';
import { issnsIn } from './issns.ts';

test.each([
  [['1234-5679'], '1234-5679', undefined],
  [['1234-5679', '2049-3630'], '1234-5679', '2049-3630'],
  [['1234-5679; 2049-363X (online)'], '1234-5679', '2049-363X'],
  [['1234-5679', '1234-5679'], '1234-5679', undefined],
  [['978-1-2345-6789-7', '12345679012'], undefined, undefined],
])('%j: printed %j, online %j', (texts, printed, online) => {
  expect(issnsIn(texts)).toEqual({ issnPrinted: printed, issnOnline: online });
});
