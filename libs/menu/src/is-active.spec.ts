import { expect, test } from '@jest/globals';
import { isActive } from './is-active.ts';
import { createMenuItem } from './menu-item.ts';

test.each([
  [{ route: '/develop' }, '/develop', '', null, true],
  [{ route: '/develop' }, '/develop/', '', null, true],
  [{ route: '/develop/' }, '/develop', '', null, true],
  [{ route: '/develop' }, '/develop/more', '', null, false],
  [{ route: '/develop' }, '/Develop', '', null, true],
  [{ route: '/' }, '/', '', null, true],
  [{ route: '/' }, '/develop', '', null, false],
  [{ route: '' }, '/', '', null, false],
  [{ route: '' }, '', '', null, false],
  [{ route: '/a', fragment: 'b' }, '/a', '#b', null, true],
  [{ route: '/a', fragment: 'b' }, '/a', 'b', null, true],
  [{ route: '/a', fragment: 'b#c' }, '/a', 'b#c', null, true],
  [{ route: '/a', fragment: 'über uns' }, '/a', '#%C3%BCber%20uns', null, true],
  [{ route: '/a', fragment: '50%25' }, '/a', '#50%25', null, true],
  [{ route: '/a', fragment: '50%' }, '/a', '#50%', null, true],
  [{ route: '/a', fragment: 'b' }, '/a', '', null, false],
  [{ route: '/a', fragment: 'b' }, '/a', '#c', null, false],
  [{ route: '/a' }, '/a', '#b', null, false],
  [{ route: '/a', fragment: '' }, '/a', undefined, null, true],
  [{ route: '/search/find', routeActive: '/search/' }, '/search/result', '#x', null, true],
  [{ route: '/search/find', routeActive: '/search/' }, '/find/search/', '', null, false],
  [{ route: '/a', routeActive: '' }, '/b', '', null, false],
  [{ route: '/a' }, '/b', '', 'item', true],
  [{ route: '/a' }, '/b', '', 'other', false],
  [{ route: '/a' }, '/b', '', '', false],
])('%j at %j %j, active id %j → %j', (fields, pathname, hash, activeId, expected) =>
  expect(
    isActive(createMenuItem({ id: 'item', title: 'Item', ...fields }), { pathname, hash }, activeId),
  ).toBe(expected),
);
