import { describe, expect, test } from '@jest/globals';
import { inverseRelation, parseRelationName, PRODUCT_RELATION_NAMES, RELATION_NAMES } from './relations.ts';

test.each([
  ['Cites', 'IsCitedBy'],
  ['References', 'IsReferencedBy'],
  ['IsSupplementTo', 'IsSupplementedBy'],
  ['IsNewVersionOf', 'IsPreviousVersionOf'],
  ['HasPart', 'IsPartOf'],
  ['IsRelatedTo', 'IsRelatedTo'],
  ['IsIdenticalTo', 'IsIdenticalTo'],
  ['isProducedBy', 'produces'],
  ['hasAuthorInstitution', 'isAuthorInstitutionOf'],
  ['isHostedBy', 'hosts'],
  ['isProvidedBy', 'provides'],
  ['hasParticipant', 'isParticipant'],
  ['IsChildOf', 'IsParentOf'],
  ['hasSuccessor', 'hasPredecessor'],
  ['isMemberOf', 'hasMember'],
  ['isAuthoredBy', 'isAuthorOf'],
  ['isFundedBy', 'funds'],
] as const)('%s inverted is %s', (name, inverse) => {
  expect(inverseRelation(name)).toBe(inverse);
  expect(inverseRelation(inverse)).toBe(name);
});

describe('every relation', () => {
  test.each(RELATION_NAMES.map((name) => [name]))('%s is the inverse of its inverse', (name) => {
    expect(inverseRelation(inverseRelation(name))).toBe(name);
  });
  test.each(RELATION_NAMES.map((name) => [name]))('%s is read in any letter case', (name) => {
    expect(parseRelationName(name.toUpperCase())).toBe(name);
  });
  test('has its own name, whatever the case', () => {
    expect(new Set(RELATION_NAMES.map((name) => name.toLowerCase())).size).toBe(RELATION_NAMES.length);
  });
});

test('relations between products are among all relations, in both directions', () => {
  expect(RELATION_NAMES).toEqual(expect.arrayContaining([...PRODUCT_RELATION_NAMES]));
  expect(PRODUCT_RELATION_NAMES.map(inverseRelation).sort()).toEqual([...PRODUCT_RELATION_NAMES].sort());
});
test.each(['Adores', '', 'constructor'])('%j is not a relation', (name) => {
  expect(parseRelationName(name)).toBeNull();
});
