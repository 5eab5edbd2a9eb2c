import { API, LIBS, PAGES, PORTAL } from './files.mjs';
import { proof, rule } from './proof.mjs';

const GOES_OUT = '$name $input → $request';

/** A call is made as it is written here, and our server answers it as the client reads it. */
const call = (what, request) =>
  rule(
    `${what}: \`${request}\`.`,
    proof(LIBS.adminCalls, GOES_OUT, `'${request}'`, LIBS.everyCall),
    proof(API.adminClient, 'every call is answered as the client reads it, %s'),
  );

const IDENTITY = [
  rule(
    'The login service is asked who is logged in, with credentials.',
    proof(LIBS.session, 'is asked of the login service once'),
    proof(LIBS.send, '%s goes to its own address, with headers and credentials'),
  ),
  rule(
    'Its answer has subject, names, e-mail, roles, entitlements, expiration date and both tokens.',
    proof(API.login, 'at the provider leads back to where the visitor was, as who they are'),
    proof(LIBS.toUser, 'everything the service says'),
  ),
  rule(
    'The browser is redirected to login and logout with a redirect parameter.',
    proof(PORTAL.login, 'the login service learns where to go on, as one parameter'),
  ),
];

const HELP = [
  call('The portal with its pages', 'GET explore/p/full'),
  call('Active div help', 'GET divhelpcontent?active=true&community=p&page=%2Fsearch&div=hint'),
  call('Active page help', 'GET pagehelpcontent?active=true&community=p&page=%2Fsearch&position=top'),
  call(
    'The same before its position',
    'GET pagehelpcontent?active=true&community=p&page=%2Fsearch&position=left&before=true',
  ),
  call('Page help by position', 'GET explore/p/pagehelpcontent/grouped?active=true&page=%2Fsearch'),
  call('Div help by div', 'GET explore/p/divhelpcontent/grouped?active=true&page=%2Fsearch'),
  rule(
    'Calls may go through a cache, with the address encoded.',
    proof(LIBS.adminClient, 'public calls go through it, without the headers of the login'),
    proof(
      LIBS.session,
      'come through the cache where long caching is on, asked for by the configured address (Spec §7)',
    ),
    proof(API.cacheRoutes, 'says where it is from and how old it is'),
  ),
];

const ENTITIES = [
  call('All entities', 'GET entity'),
  call('A new entity', 'POST entity/save'),
  call('A changed entity', 'POST entity/update'),
  call('Entities are deleted by a list of ids', 'POST entity/delete'),
  call('Entities of a portal', 'GET explore/p/entities'),
  call('Entities are switched', 'POST explore/p/entity/toggle?status=true'),
  call('An entity of a page is switched', 'POST page/64f1/entity/toggle?status=false&entityId=64e7'),
];

const DIVS = [
  call('All div ids', 'GET div/full'),
  call('Div ids of a portal', 'GET explore/p/div/full'),
  call('Div ids of a page', 'GET explore/p/div/full?page=64f1'),
  call('A div id', 'GET div/64d1'),
  call('A div id of a portal, whole', 'GET explore/p/div/64d1/full'),
  call('A new div id', 'POST div/save'),
  call('A changed div id', 'POST div/update'),
  call('Div ids are deleted', 'POST div/delete'),
  call('Pages with div ids', 'GET explore/p/div/pages'),
  call('Div help of a portal', 'GET explore/p/divhelpcontent'),
  call('Div help of a page', 'GET explore/p/64f1/divhelpcontent'),
  call('One div help', 'GET explore/p/divhelpcontent/64h1'),
  call('Div help without an _id is new', 'POST explore/p/divhelpcontent/save'),
  call('Div help with an _id is changed', 'POST explore/p/divhelpcontent/update'),
  call('Div help is deleted', 'POST explore/p/divhelpcontent/delete'),
  call('Div help is switched', 'POST explore/p/divhelpcontent/toggle?status=true'),
];

const PAGE_HELP = [
  call('All page help', 'GET pagehelpcontent'),
  call('Page help of a portal', 'GET explore/p/pagehelpcontent'),
  call('Page help of a page', 'GET explore/p/64f1/pagehelpcontent'),
  call('One page help', 'GET explore/p/pagehelpcontent/64h1'),
  call('Page help counted by page', 'GET explore/p/pagehelpcontent/page/count'),
  call('Div help counted by page', 'GET explore/p/divhelpcontent/page/count'),
  call('New page help', 'POST explore/p/pagehelpcontent/save'),
  call('Changed page help', 'POST explore/p/pagehelpcontent/update'),
  call('Page help is deleted', 'POST explore/p/pagehelpcontent/delete'),
  call('Page help is switched', 'POST explore/p/pagehelpcontent/toggle?status=false'),
];

const PAGE_CALLS = [
  call('Pages of a portal with divs', 'GET explore/p/pages?div=true'),
  call('Pages of a type', 'GET explore/p/pages?page_type=search'),
  call('Pages with their positions', 'GET explore/p/pages?with_positions=true'),
  call('Pages by pid', 'GET page?pid=p'),
  call('All pages, whole', 'GET page/full'),
  call('A page by id', 'GET explore/p/page/64f1'),
  call('A page by route', 'GET explore/p/page/?page_route=%2Fabout'),
  call('A new page', 'POST page/save'),
  call('A changed page', 'POST page/update'),
  call('Pages are deleted', 'POST page/delete'),
  call('Pages are switched', 'POST explore/p/page/toggle?status=true'),
];

const MENUS = [
  call('The menu', 'GET explore/p/menu/full'),
  call('A new menu item', 'POST explore/p/menu/save'),
  call('A changed menu item', 'POST explore/p/menu/update'),
  call('Menu items are deleted', 'POST explore/p/menu/delete'),
  call('The menu is reordered', 'POST explore/p/menu/reorder'),
  call('The menu is switched', 'POST explore/p/menu/toggle?status=true&featured=false'),
  call('The featured menu is aligned', 'POST explore/p/menu/align?alignment=CENTER'),
];

const PORTALS = [
  call('Portals of a type', 'GET community'),
  call('A portal', 'GET explore/p'),
  call('Portals of a type, whole', 'GET community/full'),
  call('All portals, whole', 'GET portal/full'),
  call('A new portal, at the path of its type', 'POST community/save'),
  call('A changed portal, at the path of its type', 'POST ri/update'),
  call('Portals are deleted', 'POST community/delete'),
];

const STATISTICS = [
  call('Statistics of a community', 'GET communities/tides'),
  rule(
    'Of its answer the field `statistics` is read.',
    proof(LIBS.answers, '%s reads its answer', 'getCommunityStatistics: STATISTICS', LIBS.answers),
  ),
  call('Statistics choices', 'GET statistics/tides'),
  call('A choice is made', 'POST statistics/tides/publication/timeline?status=true&monitor=false'),
  call('Statistics are switched, the id encoded', 'POST statistics/a%2Fb/toggle'),
];

const OTHER = [
  rule(
    'What the server has asked for is not asked for again in the browser.',
    proof(LIBS.store, 'what the server asked, the browser does not ask again'),
    proof(PAGES.hydration, 'the page comes alive without asking anything again'),
  ),
  rule(
    'The search service is reached at its configured address.',
    proof(LIBS.configuration, 'is a valid configuration with its defaults filled in'),
  ),
  rule(
    'Help texts come from the admin tool onto their page.',
    proof(
      PAGES.helpTexts,
      'a help text that an administrator writes stands on its page, cleaned, with scripts and without',
    ),
  ),
];

export const CALLS = {
  number: 7,
  title: 'The calls it makes',
  rules: [
    ...IDENTITY,
    ...HELP,
    ...ENTITIES,
    ...DIVS,
    ...PAGE_HELP,
    ...PAGE_CALLS,
    ...MENUS,
    ...PORTALS,
    ...STATISTICS,
    ...OTHER,
  ],
};
