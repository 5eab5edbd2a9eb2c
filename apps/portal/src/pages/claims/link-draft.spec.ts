import { expect, test } from '@jest/globals';
import { aProduct, idOf } from '@open-discovery/model/testing';
import fc from 'fast-check';
import {
  EMPTY_DRAFT,
  linksOf,
  parseDraft,
  toEnd,
  toNewClaims,
  withoutTarget,
  withoutWork,
  withRelation,
  withTarget,
  withWorks,
} from './link-draft.ts';

const WORK = { type: 'publication', id: 'a', title: 'Tides' } as const;
const DATA = { type: 'dataset', id: 'b', title: 'Gauges' } as const;
const PROJECT = { type: 'project', id: 'p', title: 'COAST' } as const;

const draft = withTarget(withTarget(withWorks(EMPTY_DRAFT, [WORK, DATA]), PROJECT), DATA);

test('every work is linked to every target, but never to itself', () => {
  expect(linksOf(draft).map(({ source, target }) => `${source.id} ${target.relation} ${target.id}`)).toEqual([
    'a isProducedBy p',
    'a IsRelatedTo b',
    'b isProducedBy p',
  ]);
});

test('the relation of a target holds for all works', () => {
  const cited = withRelation(withoutTarget(draft, 'p'), 'b', 'Cites');
  expect(toNewClaims({ ...cited, note: ' See p. 3 ' })).toEqual([
    { source: 'a', target: 'b', relation: 'Cites', note: 'See p. 3' },
  ]);
});

test('a selected record is not selected twice, and can be removed', () => {
  expect(withTarget(withWorks(draft, [WORK]), PROJECT)).toEqual(draft);
  expect(withoutWork(draft, 'a').works).toEqual([DATA]);
});

test('a found record is an end with its type and its title as a text', () => {
  const product = aProduct({ id: idOf('doi_', 1), type: 'software', mainTitle: 'CO<sub>2</sub> tools' });
  expect(toEnd('product', product)).toMatchObject({ type: 'software', title: 'CO2 tools' });
  expect(toEnd('organization', { id: 'o', legalName: 'CERN' })).toBeNull();
});

test('choices survive being stored; anything else gives none', () => {
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  const wrong = { ...draft, targets: [{ ...PROJECT, relation: 'Cites' }] };
  expect(parseDraft(wrong)).toEqual(EMPTY_DRAFT);
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(parseDraft(json)).toEqual(EMPTY_DRAFT);
    }),
  );
});
