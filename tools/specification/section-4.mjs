import { API, LIBS, PAGES, PORTAL } from './files.mjs';
import { proof, rule } from './proof.mjs';

const LOGGED_IN = 'with the cookies %j somebody is logged in: %s (Spec §4)';
const LOGIN_AND_LOGOUT = 'a visitor logs in, comes back to where they were, finds their links, and signs out';
const CONSEQUENCES = '%s %s %j: %j (Spec §4, §8)';
const GUARDS = 'each guard lets pass, or gives its own reason (Spec §4)';
const ACTIVE = '%j at %j %j, active id %j → %j';
const REFUSED = '${status} leads to user-info with reason ${code} and the wanted page';

const reason = (code, text, row) =>
  rule(
    `Reason ${code}: ${text}.`,
    proof(PORTAL.guards, GUARDS, row),
    proof(PORTAL.userInfo, 'reason %s: %s (Spec §4)', `['${code}', `),
  );
const active = (text, ...rows) => rule(text, ...rows.map((row) => proof(LIBS.isActive, ACTIVE, row)));

const LOGIN = [
  rule(
    'A user is logged in if the access-token cookie is not empty.',
    proof(PORTAL.login, LOGGED_IN, "['AccessToken=abc', true]"),
    proof(PORTAL.login, LOGGED_IN, "['AccessToken=', false]"),
  ),
  rule(
    'Login saves the return location, in a cookie too.',
    proof(PORTAL.login, 'the return location %j comes back as %j'),
    proof(PAGES.session, LOGIN_AND_LOGOUT),
  ),
  rule(
    'Login redirects to the login service with a redirect parameter.',
    proof(PORTAL.login, 'the login service learns where to go on, as one parameter'),
    proof(API.login, 'at the provider leads back to where the visitor was, as who they are'),
  ),
  rule(
    'Logout clears the cookie and redirects to the logout service.',
    proof(PAGES.session, LOGIN_AND_LOGOUT),
    proof(API.login, 'ends the session here and at the provider, and leads back'),
  ),
  rule(
    'At the start the user is asked for, once.',
    proof(LIBS.session, 'is asked of the login service once'),
  ),
  rule(
    'Where that fails the visitor is anonymous, and the login check is done.',
    proof(LIBS.session, 'a %s answer means nobody, and the check is done (Spec §8)'),
    proof(PAGES.session, 'a login service that fails leaves an anonymous visitor'),
  ),
  rule('The user menu shows once there is a user.', proof(PAGES.session, LOGIN_AND_LOGOUT)),
];

const PAGES_AND_ENTITIES = [
  rule(
    'A page is enabled only if the portal lists its route as enabled.',
    proof(LIBS.visibleItems, 'page %j enabled: %j'),
    proof(
      PORTAL.routes,
      'where the portal disables projects and does not list services, %s has a route: %s (Spec §4)',
    ),
    proof(PAGES.managed, 'a managed portal is what the admin tool says'),
  ),
  rule(
    'Pages and entities are switched by toggle calls.',
    proof(
      LIBS.adminCalls,
      '$name $input → $request',
      "'POST explore/p/page/toggle?status=true'",
      LIBS.everyCall,
    ),
    proof(
      LIBS.adminCalls,
      '$name $input → $request',
      "'POST explore/p/entity/toggle?status=true'",
      LIBS.everyCall,
    ),
    proof(API.adminTool, 'an edit shows at once, under another tag'),
  ),
];

const AUTHORIZATION = [
  rule(
    '401 outside the whitelist forgets the user and leads to user-info, “not logged in”.',
    proof(PORTAL.failedCall, CONSEQUENCES, "['adminTool', 'GET', status(401), ['log out', LOGIN_NEEDED]]"),
    proof(PAGES.session, REFUSED, "[401, '1']"),
    proof(PAGES.session, '401 forgets who is logged in'),
  ),
  rule(
    '403 outside the whitelist leads to user-info, “not authorized”.',
    proof(PORTAL.failedCall, CONSEQUENCES, "['adminTool', 'POST', status(403), [NOT_ALLOWED]]"),
    proof(PAGES.session, REFUSED, "[403, '8']"),
  ),
  rule(
    'Both pass the address that was wanted, else the present one, as redirectUrl.',
    proof(PORTAL.failedCall, 'of several refused calls of one page the first leads to the reason'),
    proof(PAGES.session, REFUSED),
  ),
  reason(1, 'not logged in', "['nobody', loggedIn, visit(null), 1]"),
  reason(2, 'not an administrator', "['a user', administrator, visit(ANYBODY), 2]"),
  reason(3, 'not valid', "['an address without its id', hasId, visit(ANYBODY), 3]"),
  reason(4, 'not an administrator of communities', "['a user', communityAdministrator, visit(ANYBODY), 4]"),
  reason(5, 'no such community', "['an unknown community', exists, visit(ANYBODY, 'id=none'), 5]"),
  reason(6, 'not a subscriber', "['a stranger', subscriber('id'), visit(ANYBODY, 'id=tides'), 6]"),
  reason(7, 'the action needs a login', "['nobody who acts', loggedInForAction, visit(null), 7]"),
  reason(8, 'not authorized', "['a user without the role', mayClaim, visit(ANYBODY), 8]"),
];

const MENU_STATE = [
  active(
    'A menu item is active at its route, with a slash at the end or without.',
    "[{ route: '/develop' }, '/develop', '', null, true]",
    "[{ route: '/develop' }, '/develop/', '', null, true]",
    "[{ route: '/develop/' }, '/develop', '', null, true]",
  ),
  active(
    'Its fragment has to be that of the address.',
    "[{ route: '/a', fragment: 'b' }, '/a', '#b', null, true]",
    "[{ route: '/a', fragment: 'b' }, '/a', '#c', null, false]",
  ),
  active(
    'It is active below the prefix of its active route.',
    "[{ route: '/search/find', routeActive: '/search/' }, '/search/result', '#x', null, true]",
  ),
  active('It is active by the active id.', "[{ route: '/a' }, '/b', '', 'item', true]"),
  rule('The page shows it.', proof(PAGES.menu, 'says which item is active, by route and by prefix')),
];

const CHOSEN = 'dependent fields are offered after their parent and only with it (Spec §4)';
const FILTERS = [
  rule(
    'Projects depend on the funder.',
    proof(LIBS.searchFields, CHOSEN, "['the funder', "),
    proof(PAGES.facets, 'a filter that depends on another appears when its parent is chosen'),
  ),
  rule(
    'Funding levels chain on the funder, each on the one before.',
    proof(LIBS.searchFields, CHOSEN, "'level 0'"),
    proof(LIBS.searchFields, CHOSEN, "'level 1'"),
  ),
  rule('The instance type depends on the type.', proof(LIBS.searchFields, CHOSEN, "['the type', ")),
  rule(
    'Hidden are funding levels, project and instance type.',
    proof(LIBS.searchFields, 'hidden are exactly the fields that have a parent'),
  ),
];

export const STATES = {
  number: 4,
  title: 'States and transitions',
  rules: [
    ...LOGIN,
    ...PAGES_AND_ENTITIES,
    ...AUTHORIZATION,
    ...MENU_STATE,
    ...FILTERS,
    rule(
      'A cookie “seen” records that the notice was acknowledged.',
      proof(PAGES.consent, 'moves nothing, is told once, and then rests for 90 days (Spec §4, §9)'),
      proof(PORTAL.mayTrack, 'the notice stays acknowledged for 90 days, whatever was chosen (Spec §9)'),
    ),
  ],
};
