import { API, LIBS, PAGES, PORTAL } from './files.mjs';
import { proof, rule } from './proof.mjs';

const LEADS_TO = '%s leads to %s';
const UNDER_SEARCH = 'under Search: %s at %s, needs the entities %j';
const REDIRECTS = 'search addresses of other sites lead to home and keep their meaning';
const LANDING = 'landing page of %s: %s';
const NOT_FOUND = 'pages that the portal disables, and pages that never were, are not found';

const shippedItem = (title, route) =>
  rule(
    `The menu item ${title} leads to ${route}.`,
    proof(LIBS.shipped, LEADS_TO, `['${title}', '${route}']`),
  );
const searchItem = (title, pid) =>
  rule(
    `Under Search stands ${title}${pid ? `, which needs the entity ${pid}` : ''}.`,
    proof(LIBS.shipped, UNDER_SEARCH, `['${title}', `),
  );
const redirect = (path) =>
  rule(
    `${path} redirects to home.`,
    proof(PAGES.routes, REDIRECTS, `'${path.replace('/search/advanced/', '')}'`),
  );
const landing = (kind, address) =>
  rule(
    `The page of ${kind} is ${address}=…; it is loaded when it is opened and shows the header.`,
    proof(LIBS.kinds, LANDING, `${address}=a%3A%3Ab`),
    proof(PORTAL.routes, '%s is loaded when it is opened, and shows the header (Spec §2)'),
  );
const search = (word) =>
  rule(
    `The kind known as ${word} has its search list and its advanced search.`,
    proof(LIBS.kinds, 'search of %s: /search/find/%s', `'${word}']`),
  );
const disabled = (route) => rule(`${route} is disabled.`, proof(PAGES.routes, NOT_FOUND, `'${route}'`));
const slug = (kind, name) =>
  rule(`Files of ${kind} are called ${name}.`, proof(LIBS.kinds, 'file name of %s: %s', `'${name}']`));

const MENU = [
  shippedItem('Home', '/'),
  shippedItem('Search', '/search/find'),
  searchItem('Results', null),
  searchItem('Projects', 'project'),
  searchItem('Data sources', 'datasource'),
  searchItem('Services', 'service'),
  searchItem('Organizations', 'organization'),
  rule(
    'Each of them links to a search page.',
    proof(PAGES.routes, 'the menu leads to the results of a kind'),
  ),
  shippedItem('Deposit', '/participate/deposit/learn-how'),
  shippedItem('Link', '/participate/claim'),
  rule(
    'Under Link stand “Start linking” and, on another site, “Learn more”.',
    proof(LIBS.shipped, 'under Link: Start linking, and Learn more on another site'),
  ),
  shippedItem('Develop', '/develop'),
  rule(
    '“My links” leads to /myclaims and stands in the menu of users who are logged in only.',
    proof(LIBS.shipped, 'My links stands in the user menu, for those who are logged in'),
    proof(LIBS.visibleItems, 'needs authorization %j, user %j → %i'),
  ),
];

const ROUTES = [
  rule(
    'The empty path is home, loaded when it is opened.',
    proof(PORTAL.routes, 'home is loaded when it is opened, and leaves the header to the portal (Spec §2)'),
  ),
  landing('a product', '/search/result?id'),
  landing('a publication', '/search/publication?articleId'),
  landing('a dataset', '/search/dataset?datasetId'),
  landing('software', '/search/software?softwareId'),
  landing('another product', '/search/other?orpId'),
  landing('a project', '/search/project?projectId'),
  landing('a data source', '/search/dataprovider?datasourceId'),
  landing('a service', '/search/service?serviceId'),
  landing('an organization', '/search/organization?organizationId'),
  ...[
    '/search/find',
    '/search/find/research-outcomes',
    '/search/find/projects',
    '/search/find/dataproviders',
    '/search/find/services',
    '/search/find/organizations',
    '/search/advanced/research-outcomes',
    '/search/advanced/organizations',
    '/search/advanced/dataproviders',
    '/search/advanced/services',
    '/search/advanced/projects',
  ].map(redirect),
  rule(
    'reload has no sidebar, and leads on.',
    proof(PORTAL.routes, 'reload has no sidebar (Spec §2)'),
    proof(PAGES.routes, 'reload leads from the saved location ${saved} to ${target}, once'),
    proof(PAGES.routes, 'reload leads home when nothing is remembered'),
  ),
  rule(
    'user-info takes errorCode and redirectUrl.',
    proof(PAGES.routes, 'user-info explains reason ${code} and leads back'),
    proof(PAGES.routes, 'user-info never leads to ${target}'),
  ),
  rule(
    'error takes page and page_type.',
    proof(PAGES.routes, 'says which page was asked for, what may have happened, and is not found'),
    proof(PAGES.routes, 'page_type ${pageType}'),
  ),
];

const OTHER_PATHS = [
  ...[
    'research-outcomes',
    'publications',
    'datasets',
    'software',
    'other',
    'projects',
    'dataproviders',
    'services',
    'organizations',
    'communities',
  ].map(search),
  ...['/search/content-providers', '/search/entity-registries', '/search/journals'].map(redirect),
  rule(
    'After login the user goes to where they were; the configured page for everybody else is /myCommunities.',
    proof(LIBS.configuration, 'is a valid configuration with its defaults filled in'),
    proof(API.login, 'with redirect %j leads to %s'),
    proof(PAGES.routes, 'reload leads from the saved location ${saved} to ${target}, once'),
    proof(PAGES.routes, 'reload leads home when nothing is remembered'),
  ),
  rule(
    'A custom route has letters, digits, slash and hyphen only.',
    proof(LIBS.pageRoute, 'route %j → %j', "['a_b', PATTERN]"),
    proof(API.checkItem, '%s → %s', "'a route without letters'", API.checkItem),
  ),
  slug('products', 'research-products'),
  slug('publications', 'publications'),
  slug('datasets', 'research-data'),
  slug('software', 'research-software'),
  slug('other products', 'other-research-products'),
  slug('projects', 'projects'),
  slug('organizations', 'organizations'),
  slug('data sources', 'data-sources'),
  slug('services', 'services'),
];

const DISABLED = [
  ...[
    '/participate/deposit/search',
    '/participate/deposit/learn-how',
    '/participate/claim',
    '/participate/direct-claim',
    '/myclaims',
    '/claims',
    '/develop',
    '/search/find/datasources',
  ].map(disabled),
  rule(
    'No other page is disabled.',
    proof(LIBS.shipped, 'disabled are exactly the pages that the specification names (Spec §2)'),
  ),
  rule(
    'The entity datasource is disabled.',
    proof(LIBS.shipped, 'has each entity, all of them enabled but the data source (Spec §2, §3)'),
    proof(PAGES.routes, 'none of them is in the menu'),
  ),
];

export const MENU_AND_ROUTES = [...MENU, ...ROUTES, ...OTHER_PATHS, ...DISABLED];
