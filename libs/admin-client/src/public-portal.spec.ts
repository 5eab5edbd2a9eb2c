import { expect, test } from '@jest/globals';
import type { RejectedPart } from '@open-discovery/http';
import { getPublicPortal } from './public-portal.ts';

const PAGES = [{ route: '/', isEnabled: true }];

test.each([
  ['nothing but pages', {}, []],
  ['a name that is no text', { name: 7 }, ['name']],
  ['a look that is no object', { layout: 7 }, ['layout']],
  ['entities that are no list', { entities: 'all' }, ['entities']],
  ['an entity without a switch', { entities: [{ pid: 'project' }] }, ['entities[0]']],
  ['a page whose switch is no flag', { pages: [...PAGES, { route: '/b', isEnabled: 'true' }] }, ['pages[1]']],
])(
  'a portal of %s has the pages that can be read; the rest is left out and reported',
  (_, parts, expected) => {
    const rejected: RejectedPart[] = [];
    const { parse } = getPublicPortal({ type: 'explore', pid: 'p' });
    const portal = parse({ pages: PAGES, ...parts }, (part) => rejected.push(part));
    expect(portal).toMatchObject({ name: '', layout: null, pages: PAGES, entities: [] });
    expect(rejected.map(({ path }) => path)).toEqual(expected);
  },
);

test.each([null, [], {}, { pages: null }, { pages: {} }])('%j is no portal', (answer) => {
  const { parse } = getPublicPortal({ type: 'explore', pid: 'p' });
  expect(() => parse(answer)).toThrow(/^answer/);
});
