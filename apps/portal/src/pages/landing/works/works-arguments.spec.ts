import type { RelatedGroup } from '@open-discovery/graph-client';
import { expect, test } from '@jest/globals';
import { worksGroup } from './works-arguments.ts';

const group = (relation: RelatedGroup['relation'], total: number): RelatedGroup => ({
  relation,
  kind: 'product',
  total,
  results: [],
});

test.each([
  ['its own works', [group('isAuthorInstitutionOf', 2), group('funds', 9)], 'isAuthorInstitutionOf'],
  ['what it funds, without its own works', [group('funds', 9)], 'funds'],
  ['nothing without works', [], undefined],
])('an organization shows %s', (_what, groups, relation) => {
  expect(worksGroup('organization', groups)?.relation).toBe(relation);
});
