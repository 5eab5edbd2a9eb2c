import { describe, expect, test } from '@jest/globals';
import type { Collection, FieldsOf } from './collections.ts';
import { EMPTY_CONTENT } from './content.ts';
import { createDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import {
  menuItemFields,
  newTestId,
  pageFields,
  pageHelpFields,
  portalFields,
} from './testing/open-test-store.ts';

/** Creates portals of two types, a page shared by portals of type `ri`, and a page of `egi`. */
const start = () => {
  const draft = createDraft(EMPTY_CONTENT, { newId: newTestId });
  draft.create('portal', 'egi', portalFields());
  draft.create('portal', 'ec', portalFields({ pid: 'ec', type: 'funder' }));
  draft.create('portal', 'clarin', portalFields({ pid: 'clarin' }));
  const shared = draft.create('page', null, pageFields());
  const own = draft.create('page', 'egi', pageFields({ portalPid: 'egi', route: '/own' }));
  return { draft, shared, own };
};

type World = ReturnType<typeof start>;
type Row = [title: string, message: string | null, make: (world: World) => unknown];

const create =
  <C extends Collection>(collection: C, portalPid: string | null, fields: (world: World) => FieldsOf[C]) =>
  (world: World) =>
    world.draft.create(collection, portalPid, fields(world));

const chain = (draft: Draft, levels: number) => {
  let parentItemId: string | null = null;
  for (let level = 0; level < levels; level += 1)
    parentItemId = draft.create('menuItem', 'egi', menuItemFields({ parentItemId })).id;
};

const ROWS: Row[] = [
  [
    'a second pid',
    'pid: another portal has it already',
    create('portal', 'EGI', () => portalFields({ pid: 'EGI' })),
  ],
  [
    'a route without letters',
    'route: Route should contain only letters or numbers, e.g /route or route',
    create('page', null, () => pageFields({ route: '/../' })),
  ],
  [
    'a route that a shared page has',
    'route: This route is used by an other page',
    (world) => {
      create('page', null, () => pageFields({ route: '/spare' }))(world);
      create('page', 'egi', () => pageFields({ portalPid: 'egi', route: 'SPARE/' }))(world);
    },
  ],
  [
    'a page of a portal in place of one about the portal',
    null,
    create('page', 'egi', () => pageFields({ portalPid: 'egi', route: 'ABOUT/', content: '<p>Us</p>' })),
  ],
  [
    'a shared route that some portal has',
    'route: This route is used by an other page',
    create('page', null, () => pageFields({ route: '/own' })),
  ],
  ...[
    '/api/docs',
    '/Admin',
    '/embed/mine',
    '/error',
    '/oembed',
    '/user-info',
    '/saved/mine',
    '/dashboards/mine',
  ].map((route): Row => [
    `the address ${route} of the portal itself`,
    'route: This route is used by an other page',
    create('page', 'egi', () => pageFields({ portalPid: 'egi', route })),
  ]),
  [
    'content of a page that is code',
    'content: the page /develop has its own content; only custom pages take one',
    create('page', 'egi', () => pageFields({ portalPid: 'egi', route: '/develop', content: '<p>Hi</p>' })),
  ],
  ...['/dashboards', '/myCommunities', '/my-orcid-links'].map((route): Row => [
    `content of ${route}, which portals can add`,
    `content: the page ${route} has its own content; only custom pages take one`,
    create('page', 'egi', () => pageFields({ portalPid: 'egi', route, content: '<p>Hi</p>' })),
  ]),
  [
    'the switch of the list of dashboards',
    null,
    create('page', 'egi', () => pageFields({ portalPid: 'egi', route: '/dashboards' })),
  ],
  [
    'another portal’s own route',
    null,
    create('page', 'clarin', () => pageFields({ portalPid: 'clarin', route: '/own' })),
  ],
  ['another type’s route', null, create('page', null, () => pageFields({ portalType: 'funder' }))],
  ['the home page', null, create('page', null, () => pageFields({ route: '/' }))],
  [
    'a second home page',
    'route: another page has it already',
    (world) => [
      create('page', null, () => pageFields({ route: '/' }))(world),
      create('page', null, () => pageFields({ route: '/' }))(world),
    ],
  ],
  [
    'a page of a portal of another type',
    'portalPid: there is no such portal of type ri: ec',
    create('page', 'ec', () => pageFields({ portalPid: 'ec', route: '/x' })),
  ],
  [
    'a page that needs what is not there',
    'entities: there is no such entity: nothing',
    create('page', null, () => pageFields({ route: '/x', entities: ['nothing'] })),
  ],
  [
    'a help text on a shared page',
    null,
    create('pageHelpContent', 'clarin', ({ shared }) => pageHelpFields(shared.id)),
  ],
  [
    'a help text on another portal’s page',
    'page: there is no such page',
    create('pageHelpContent', 'clarin', ({ own }) => pageHelpFields(own.id)),
  ],
  [
    'a help text on another type’s page',
    'page: there is no such page',
    create('pageHelpContent', 'ec', ({ shared }) => pageHelpFields(shared.id)),
  ],
  [
    'a shared div id on a portal’s own page',
    'pages: there is no such page',
    create('divId', null, ({ own }) => ({ name: 'd', portalType: 'ri', pages: [own.id] })),
  ],
  [
    'a reference by an object’s own name',
    'page: there is no such page: __proto__',
    create('pageHelpContent', 'egi', () => pageHelpFields('__proto__')),
  ],
  ['a menu of five levels', null, ({ draft }) => chain(draft, 5)],
  ['a menu of six levels', 'parentItemId: a menu has at most 5 levels', ({ draft }) => chain(draft, 6)],
  [
    'an item below itself',
    'parentItemId: a menu item cannot be its own ancestor',
    ({ draft }) => {
      const item = draft.create('menuItem', 'egi', menuItemFields());
      const child = draft.create('menuItem', 'egi', menuItemFields({ parentItemId: item.id }));
      draft.set(item, { fields: { parentItemId: child.id } });
    },
  ],
  [
    'another type for a portal',
    'type: cannot be changed',
    ({ draft }) => {
      const portal = draft.create('portal', 'x', portalFields({ pid: 'x' }));
      draft.update(portal, portal, portalFields({ pid: 'x', type: 'funder' }));
    },
  ],
  [
    'another owner for a page',
    'portalPid: cannot be changed',
    ({ draft, own }) => draft.update(own, own, { ...own.fields, portalPid: 'clarin' }),
  ],
];

describe('an item is checked against the content', () => {
  test.each(ROWS)('%s → %s', (_title, message, make) => {
    const world = start();
    if (message === null) expect(() => make(world)).not.toThrow();
    else expect(() => make(world)).toThrow(message);
  });

  test('routes are normalized', () => {
    const { draft } = start();
    expect(draft.create('page', null, pageFields({ route: 'x//y/' })).fields.route).toBe('/x/y');
  });
});
