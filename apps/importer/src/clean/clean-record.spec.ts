import { expect, test } from '@jest/globals';
import type { ResearchProduct } from '@open-discovery/model';
import { cleanRecord } from './clean-record.ts';

const cleaned = (fields: Readonly<Record<string, unknown>>): Partial<ResearchProduct> => {
  const result = cleanRecord('product', { id: 'x', type: 'publication', mainTitle: 'Seas', ...fields });
  if (!('item' in result) || result.item.kind !== 'product') throw new Error(JSON.stringify(result));
  return result.item.record;
};

test.each(['None', 'null', 'N/A', 'nan', 'Abstract', 'No abstract available.', 'Not applicable', '-', '...'])(
  'the word %j is no abstract',
  (word) =>
    expect(cleaned({ descriptions: [word, 'None of the seas is alike.'] }).descriptions).toEqual([
      'None of the seas is alike.',
    ]),
);

test.each(['Unknown', 'none', '(:Unav)', '(:unkn) unknown', 'N/A', '-'])(
  'the word %j is no publisher and no author',
  (word) => {
    const { publisher, authors } = cleaned({
      publisher: word,
      authors: [{ fullName: word }, { fullName: 'Ada Unknown' }],
    });
    expect(publisher ?? null).toBeNull();
    expect(authors?.map(({ fullName }) => fullName)).toEqual(['Ada Unknown']);
  },
);

test.each(['Unknown University Press', 'Nullarbor Press', 'Noneman'])('the name %j is kept', (publisher) =>
  expect(cleaned({ publisher }).publisher).toBe(publisher),
);
