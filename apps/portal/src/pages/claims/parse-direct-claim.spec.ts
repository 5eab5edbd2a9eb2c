import { expect, test } from '@jest/globals';
import { CLAIM_RELATIONS } from '@open-discovery/model';
import fc from 'fast-check';
import { parseDirectClaim } from './parse-direct-claim.ts';

const parse = (text: string) => parseDirectClaim(new URLSearchParams(text));

test.each([
  ['sourceId=a&targetId=p&targetType=project', 'project', 'isProducedBy'],
  ['sourceId=a&targetId=c&targetType=community&relation=ismemberof', 'community', 'isMemberOf'],
  ['sourceId=a&targetId=b&targetType=product', 'product', 'IsRelatedTo'],
  ['sourceId=a&targetId=b&targetType=product&relation=Cites', 'product', 'Cites'],
])('%s links to a %s: %s', (text, targetKind, relation) => {
  expect(parse(text)).toMatchObject({ ok: true, claim: { sourceId: 'a', targetKind, relation } });
});

test.each([
  ['', { id: 'claims.direct-missing', name: 'sourceId' }],
  ['sourceId=a', { id: 'claims.direct-missing', name: 'targetId' }],
  ['sourceId=a&targetId=b', { id: 'claims.direct-missing', name: 'targetType' }],
  ['sourceId=a+b&targetId=b&targetType=product', { id: 'claims.direct-long', name: 'sourceId' }],
  [
    `sourceId=a&targetId=${'b'.repeat(201)}&targetType=product`,
    { id: 'claims.direct-long', name: 'targetId' },
  ],
  [
    'sourceId=a&targetId=b&targetType=person',
    { id: 'claims.direct-word', name: 'targetType', value: 'person', words: 'product, project, community' },
  ],
  [
    'sourceId=a&targetId=b&targetType=project&relation=Cites',
    { id: 'claims.direct-word', name: 'relation', value: 'Cites', words: 'isProducedBy' },
  ],
  [
    'sourceId=a&targetId=b&targetType=constructor',
    { id: 'claims.direct-word', name: 'targetType', value: 'constructor' },
  ],
  ['sourceId=a&targetId=a&targetType=product', { id: 'claims.direct-same' }],
])('%j: %j', (text, problem) => {
  expect(parse(text)).toMatchObject({ ok: false, problem });
});

test('no address gives a relation that its link cannot have', () => {
  const word = fc.oneof(fc.string(), fc.constantFrom('product', 'project', 'Cites', 'a', 'b'));
  fc.assert(
    fc.property(word, word, word, word, (sourceId, targetId, targetType, relation) => {
      const parsed = parseDirectClaim(new URLSearchParams({ sourceId, targetId, targetType, relation }));
      if (parsed.ok) expect(CLAIM_RELATIONS[parsed.claim.targetKind]).toContain(parsed.claim.relation);
    }),
  );
});
