import { expect, test } from '@jest/globals';
import { aProduct } from '@open-discovery/model/testing';
import { PRODUCT_TYPES } from '@open-discovery/model';
import fc from 'fast-check';
import { z } from 'zod';
import { matchWorks } from './match-works.ts';
import { orcidKey } from './identifier-key.ts';
import { createOrcidRecord } from './testing/orcid-record.ts';
import { toOrcidWork } from './to-orcid-work.ts';

const URLS = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };
const anyText = fc.string({ unit: 'binary', maxLength: 1_500 });
const anyPid = fc.oneof(
  fc.record({
    scheme: fc.constantFrom('doi', 'pmid', 'pmc', 'handle', 'arXiv', 'swhid', 'orcid', 'x'),
    value: anyText,
  }),
  fc.integer({ min: 1, max: 99_999_999 }).map((number) => ({ scheme: 'pmid', value: String(number) })),
  fc.stringMatching(/^10\.\d{4}\/[ -~]{1,40}$/).map((value) => ({ scheme: 'doi', value })),
);
const anyProduct = fc
  .record({
    type: fc.constantFrom(...PRODUCT_TYPES),
    mainTitle: anyText,
    subTitle: anyText,
    container: fc.record({ name: anyText }),
    publicationDate: fc.oneof(
      anyText,
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    ),
    pids: fc.array(anyPid, { maxLength: 4 }),
  })
  .map((fields) => aProduct(fields));
const outcome = z.object({ bulk: z.tuple([z.object({ work: z.object({ 'put-code': z.int() }) })]) });

test('ORCID accepts every record as a work', () => {
  fc.assert(
    fc.property(anyProduct, (record) => {
      const work = toOrcidWork({ kind: 'product', record }, URLS);
      const answer = createOrcidRecord().addBulk(JSON.parse(JSON.stringify({ bulk: [{ work }] })), 'APP');
      expect(outcome.safeParse(answer).success || answer).toBe(true);
    }),
  );
});

test('a work that was added is found again by each of its identifiers', () => {
  fc.assert(
    fc.property(anyProduct, (record) => {
      const item = { kind: 'product' as const, record };
      for (const id of toOrcidWork(item, URLS)['external-ids']['external-id']) {
        const key = orcidKey(id['external-id-type'], id['external-id-value']);
        const works = [{ putCode: '1', isOurs: false, keys: key === null ? [] : [key] }];
        expect(matchWorks([item], works, new Map())).toMatchObject([{ state: 'present' }]);
      }
    }),
  );
});
