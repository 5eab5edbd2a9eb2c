import { expect, test } from '@jest/globals';
import { createMenuItem } from './menu-item.ts';

test('fields that an item lacks have the defaults of Spec §3', () =>
  expect(createMenuItem({ id: 'home', title: 'Home' })).toEqual({
    id: 'home',
    title: 'Home',
    url: '',
    route: '',
    routeActive: null,
    needsAuthorization: false,
    entitiesRequired: [],
    routeRequired: [],
    params: {},
    items: [],
    icon: null,
    fragment: null,
    customClass: null,
    target: '_blank',
    type: 'internal',
    isFeatured: false,
  }));

test('given fields stay', () =>
  expect(createMenuItem({ id: 'a', title: 'A', target: '_self', isFeatured: true })).toMatchObject({
    target: '_self',
    isFeatured: true,
  }));

test.each([undefined, null])('a field that is %j has its default', (missing) => {
  const fields = { id: 'a', title: 'A', target: missing, type: missing, items: missing, params: missing };
  expect(createMenuItem(fields)).toEqual(createMenuItem({ id: 'a', title: 'A' }));
});
