import { expect, test } from '@jest/globals';
import { aProduct } from '@open-discovery/model/testing';
import type { RelatedRecord } from './related-card.ts';
import { linkedWorks, workOf } from './linked-works.ts';
import { toIndexDocument } from './to-index-document.ts';

const work = workOf(aProduct({ id: 'w', type: 'dataset' }));
const related = (
  relation: RelatedRecord['relation'],
  fields: Partial<RelatedRecord> = {},
): RelatedRecord => ({
  relation,
  target: 'w',
  work,
  ...fields,
});

test.each([
  [
    'its DOI',
    {
      pids: [
        { scheme: 'pmid', value: '1' },
        { scheme: 'DOI', value: '10.1/a' },
      ],
    },
    '10.1/a',
  ],
  ['the DOI of a copy', { instances: [{ pids: [{ scheme: 'doi', value: '10.1/b' }] }] }, '10.1/b'],
  ['another identifier without a DOI', { pids: [{ scheme: 'pmid', value: '1' }] }, '1'],
  ['nothing without identifiers', { pids: [] }, undefined],
])('a linked work is known by %s', (_what, fields, value) => {
  expect(workOf(aProduct(fields)).pid?.value).toBe(value);
});

test.each<[string, RelatedRecord, number]>([
  ['a work that it supplements', related('IsSupplementTo'), 1],
  ['a work that cites it', related('IsCitedBy'), 1],
  ['no similar work', related('HasAmongTopNSimilarDocuments'), 0],
  ['no relation without a meaning', related('IsRelatedTo'), 0],
  ['no project', related('isProducedBy', { work: undefined }), 0],
])('a product is stored with %s', (_what, one, count) => {
  expect(linkedWorks([one])).toHaveLength(count);
});

test('of thousands of citations, a hundred are stored, after everything else', () => {
  const cited = Array.from({ length: 3000 }, () => related('IsCitedBy'));
  const found = linkedWorks([...cited, related('Cites'), related('IsPartOf')]);
  expect(found).toHaveLength(100);
  expect(found.slice(0, 3).map(({ relation }) => relation)).toEqual(['IsPartOf', 'Cites', 'IsCitedBy']);
});

test('links are stored with the record, if there are any', () => {
  const stored = (all: RelatedRecord[]): unknown =>
    JSON.parse(toIndexDocument({ kind: 'product', record: aProduct({ id: 'a' }) }, all).stored);
  expect(stored([related('Cites')])).toMatchObject({
    record: { id: 'a' },
    links: [{ relation: 'Cites', id: 'w', type: 'dataset' }],
  });
  expect(stored([])).not.toHaveProperty('links');
});
