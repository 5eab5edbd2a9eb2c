import { expect, test } from '@jest/globals';
import type { FullMenu } from '@open-discovery/model';
import { aMenuItem } from '../../../../testing/a-menu-item.ts';
import type { PortalWithPages } from '../../../../runtime/built-pages.ts';
import { menuEffect } from './menu-effect.ts';

const item = aMenuItem;
const MENU: FullMenu = {
  portalPid: 'p',
  portalType: 'explore',
  isMenuEnabled: true,
  isFeaturedMenuEnabled: false,
  featuredAlignment: 'LEFT',
  menuItems: [
    item({ _id: 'about', title: 'About', route: '/about' }),
    item({ _id: 'team', title: 'Team', route: '/', routeRequired: ['/about'], needsAuthorization: true }),
    item({ _id: 'projects', title: 'Projects', route: '/search/find', entitiesRequired: ['project'] }),
    item({ _id: 'never', title: 'Never', route: '/not-built' }),
  ],
  featuredItems: [item({ _id: 'featured', title: 'Featured', route: '/about', isFeatured: true })],
};
const titles = ({ hidden, shown }: ReturnType<typeof menuEffect>) => ({
  hidden: hidden.map(({ title }) => title),
  shown: shown.map(({ title }) => title),
});
const state = (isAbout: boolean, isProject: boolean): PortalWithPages => ({
  pages: [
    { route: '/', isEnabled: true, isCustom: false },
    { route: '/search/find', isEnabled: true, isCustom: false },
    { route: '/not-built', isEnabled: true, isCustom: false },
    { route: '/about', isEnabled: isAbout, isCustom: true },
  ],
  entities: [{ pid: 'project', isEnabled: isProject }],
});

test.each([
  [
    'a page hides its items and those that require it',
    state(true, true),
    state(false, true),
    ['About', 'Team'],
    [],
  ],
  ['a page shows them again', state(false, true), state(true, true), [], ['About', 'Team']],
  ['a kind hides the items that require it', state(true, true), state(true, false), ['Projects'], []],
  ['nothing changes', state(true, true), state(true, true), [], []],
])('%s', (_rule, before, after, hidden, shown) =>
  expect(titles(menuEffect(MENU, before, after))).toEqual({ hidden, shown }),
);

test('a menu that is off has nothing to hide', () =>
  expect(menuEffect({ ...MENU, isMenuEnabled: false }, state(true, true), state(false, true)).hidden).toEqual(
    [],
  ));
