import { expect, test } from '@jest/globals';
import { cleanRecord } from './clean-record.ts';

const abstractsOf = (descriptions: readonly string[]): unknown => {
  const cleaned = cleanRecord('product', { id: 'x', type: 'publication', mainTitle: 'Seas', descriptions });
  return 'item' in cleaned && 'descriptions' in cleaned.item.record
    ? cleaned.item.record.descriptions
    : cleaned;
};

test.each(['None', 'null', 'N/A', 'nan', 'Abstract', 'No abstract available.', 'Not applicable', '-', '...'])(
  'the word %j is no abstract',
  (word) => expect(abstractsOf([word, 'None of the seas is alike.'])).toEqual(['None of the seas is alike.']),
);
