import { LIBS, PAGES, PORTAL } from './files.mjs';
import { proof, rule } from './proof.mjs';

const NOT_FOUND = 'pages that the portal disables, and pages that never were, are not found';
const PAGE_TYPE = 'page_type %s says "%s" and leads to %s';
const HEADER = 'the header is shown where the route or the portal says so (Spec §2)';
const LAYOUT = 'every other layout setting has its effect (Spec §2)';
const FRAGMENT = 'a fragment is scrolled to below the header (Spec §2, §9)';

const setting = (text, row) => rule(text, proof(PORTAL.layout, LAYOUT, row));
const pageType = (word, name) =>
  rule(
    `page_type ${word} leads to another search, in the words “Search another ${name}?”.`,
    proof(PORTAL.errorPage, PAGE_TYPE, `['${word}', '${name}'`),
    proof(PAGES.routes, 'page_type ${pageType}', `['${word}', '${name}'`),
  );

const LAYOUT_SETTINGS = [
  rule(
    'Sidebar, header and quick contact are there unless a route says otherwise; everything else is not.',
    proof(
      PORTAL.routeHandle,
      'a route that says nothing has sidebar, header and quick contact, and nothing else (Spec §2)',
    ),
  ),
  rule(
    'hasHeader switches the header off.',
    proof(PORTAL.layout, HEADER, '{ showHeader: true, hasHeader: false }'),
  ),
  rule(
    'The header is 65 px high, and 0 where there is none.',
    proof(PAGES.menu, 'the header: 65 px where it is shown, 0 where it is not'),
  ),
  setting('hasSidebar switches the sidebar off.', '{ hasAdminMenu: true, hasSidebar: false }'),
  setting('hasAdminMenu brings the menu of administrators.', '[{ hasAdminMenu: true }, {}'),
  setting(
    'hasInternalSidebar leaves the sidebar to the page.',
    '{ hasAdminMenu: true, hasInternalSidebar: true }',
  ),
  setting('isFrontPage marks a front page.', '[{ isFrontPage: true }, {}'),
  setting('isSmallScreen lays the page out as on a small screen.', '[{ isSmallScreen: true }, {}'),
  setting('hasQuickContact offers the contact.', '[ { hasQuickContact: false }, CONTACT'),
  setting('activeMenuItem marks an item of the menu.', "[{ activeMenuItem: 'home' }, {}"),
  setting('hasMenuSearchBar puts a search into the header.', '[ { hasMenuSearchBar: true }, {}'),
  setting('hasStickyHeaderOnMobile keeps the header on mobile.', '[{ hasStickyHeaderOnMobile: true }, {}'),
  rule(
    'Mobile is narrower than the medium breakpoint plus one pixel.',
    proof(LIBS.constants, '%s: %i, expected %i (Spec §9)', 'the width in px below which a screen is mobile'),
    proof(PAGES.navigation, 'to a fragment ends ${name}', "['near the top on mobile', 800, 0]"),
  ),
  rule(
    'The header is shown if the route says showHeader.',
    proof(PORTAL.layout, HEADER, '[{ showHeader: true }, {}, true]'),
  ),
  rule(
    'The header is shown if the portal always shows it.',
    proof(PORTAL.layout, HEADER, '[{}, { showHeaderAlways: true }, true]'),
  ),
  rule('Otherwise it is not shown.', proof(PORTAL.layout, HEADER, '[{}, {}, false]')),
];

const NAVIGATION = [
  rule(
    'After a navigation the page is scrolled to its top.',
    proof(PAGES.place, 'another page of results starts at its top'),
    proof(PAGES.navigation, 'after back, the place and the focus are those of before'),
  ),
  rule(
    'A fragment is scrolled to smoothly.',
    proof(PAGES.navigation, 'is smooth, and at once for readers who want less motion'),
  ),
  rule(
    'It is looked for up to 5 times, 100 ms apart.',
    proof(PORTAL.scroll, FRAGMENT, "'five times looked for, then given up'"),
  ),
  rule(
    'It ends 35 px below the header.',
    proof(PORTAL.scroll, FRAGMENT, "['at once'"),
    proof(PAGES.navigation, 'to a fragment ends ${name}', "['below the header', 1280, HEADER_PX]"),
  ),
  rule(
    'On mobile the header counts as 0 px there.',
    proof(PORTAL.scroll, FRAGMENT, "'on mobile 35 px from the top'"),
  ),
  rule(
    'A navigation may say that nothing is scrolled.',
    proof(PAGES.navigation, 'does not happen where a navigation says so: a filter keeps the reader’s place'),
  ),
  rule(
    'Navigating to the same address loads it again.',
    proof(PAGES.navigation, 'navigating to the address that is shown reloads it (Spec §2)'),
    proof(
      PORTAL.reload,
      'a navigation to %s runs its loader, and asks for known answers again',
      "['the same address', '/?a=b', 1]",
    ),
  ),
];

const ERROR_PAGE = [
  rule(
    'Rendered on the server, its status is 404 with the text “404 - Page not found”.',
    proof(PORTAL.answers, 'status %i says "%s" (Spec §2)', "[404, '404 - Page not found']"),
  ),
  rule(
    'page=-1 shows “Private data” under this title, with status 403 and “403 - Private data”.',
    proof(PAGES.routes, 'private data is forbidden'),
    proof(PORTAL.errorPage, 'private data has its own page'),
  ),
  rule(
    'Every other page shows the heading, what was asked for and three reasons, titled “Error page”.',
    proof(PAGES.routes, 'says which page was asked for, what may have happened, and is not found'),
    proof(PORTAL.errorPage, 'says which page was asked for, as text and nothing else'),
  ),
  rule('Rendered on the server, its status is 404.', proof(PAGES.routes, NOT_FOUND, "'/no/such/page'")),
  rule(
    'It has a canonical link to the error page.',
    proof(PAGES.routes, 'says which page was asked for, what may have happened, and is not found'),
  ),
  pageType('publication', 'publication'),
  pageType('software', 'software'),
  pageType('dataset', 'dataset'),
  pageType('orp', 'other research product'),
  pageType('organization', 'organization'),
  pageType('project', 'project'),
  pageType('dataprovider', 'data source'),
  pageType('service', 'service'),
  rule(
    'Any other page_type falls back to results.',
    proof(PORTAL.errorPage, PAGE_TYPE, "['constructor', 'result'"),
    proof(PAGES.routes, 'page_type ${pageType}', "['poem', 'result'"),
  ),
  rule(
    'In an explore portal the link goes to the external explore address, where there is one.',
    proof(PORTAL.errorPage, 'with an explore address, page_type %s leads to %s (Spec §2)'),
  ),
];

export const LAYOUT_AND_NAVIGATION = [...LAYOUT_SETTINGS, ...NAVIGATION, ...ERROR_PAGE];
