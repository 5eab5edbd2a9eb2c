import { isReservedPid, MOST_MENU_LEVELS, shippedConfiguration } from '@open-discovery/config/portal';
import { isInformationRoute } from '@open-discovery/model';
import { SELECTING_FIELDS } from '@open-discovery/search-fields';
import { validatePageRoute } from '@open-discovery/validators';
import { ApiError } from '../errors/api-error.ts';
import { problem, problemOfText } from '../errors/problem.ts';
import { problemOfIssue } from '../errors/problem-of-issue.ts';
import { COLLECTIONS } from './collections.ts';
import type { Collection, FieldsOf, Reference } from './collections.ts';
import { findPortal, listItems, portalTypeOf } from './content.ts';
import type { Content } from './content.ts';
import { findOpposite } from '../merge-decisions/find-opposite.ts';
import { FURTHER_ROUTES } from './further-pages.ts';
import { invalid } from './invalid.ts';
import { keyOf } from './key-of.ts';
import type { AnyItem, Item } from './item.ts';
import { COMMUNITY_TYPES, STAKEHOLDER_FIELDS } from './stakeholder-fields.ts';

/** Reports whether an item may refer to another: one of its portal, or a shared one for its portal type. */
const isReferable = (content: Content, item: AnyItem, found: AnyItem): boolean => {
  if (found.portalPid !== null && found.portalPid !== item.portalPid) return false;
  const type = portalTypeOf(content, found);
  return type === null || type === portalTypeOf(content, item);
};

const checkReference = (content: Content, item: AnyItem, { field, collection, id }: Reference): void => {
  const found = content.items[collection].get(id);
  if (!found || !isReferable(content, item, found))
    throw invalid(field, problem('reference', { kind: COLLECTIONS[collection].title, id }));
};

const checkKey = <C extends Collection>(content: Content, item: Item<C>): void => {
  const key = keyOf(item);
  if (key === null) return;
  for (const other of content.items[item.collection].values())
    if (other.id !== item.id && keyOf(other) === key)
      throw invalid(
        COLLECTIONS[item.collection].keyField,
        problem('taken', { kind: COLLECTIONS[item.collection].title }),
      );
};

/** Reports whether one of two pages is a portal's own and the other one of the software that it may replace. */
const isReplacement = (one: FieldsOf['page'], other: FieldsOf['page']): boolean =>
  isInformationRoute(other.route) && (one.portalPid === null) !== (other.portalPid === null);

/**
 * Reports whether another page of the same portals has the route of a page. They are not sorted, because an import checks
 * thousands of pages.
 */
const isTaken = ({ items }: Content, { id, fields }: Item<'page'>): boolean => {
  const route = fields.route.toLowerCase();
  for (const other of items.page.values()) {
    if (other.id === id || other.fields.route.toLowerCase() !== route) continue;
    const { portalType, portalPid } = other.fields;
    const isBeside = portalPid === null || fields.portalPid === null || portalPid === fields.portalPid;
    if (portalType === fields.portalType && isBeside && !isReplacement(fields, other.fields)) return true;
  }
  return false;
};

/** Addresses of the portal's host and of pages that no portal switches off. */
const RESERVED_ROUTE =
  /^\/(?:(?:admin|api|assets|embed|error|health|invitation|oembed|reload|saved|sitemaps|user-info)(?:\/|$)|dashboards\/)/i;

/** The routes of pages whose content is code: those of the shipped portal, and those that a portal can add. */
const BUILT_IN = new Set([
  ...shippedConfiguration().pages.map(({ route }) => route.toLowerCase()),
  ...FURTHER_ROUTES.map((route) => route.toLowerCase()),
]);

/** Refuses content that no page would show: of the pages of the software, only those about the portal can be replaced. */
const checkOwnContent = ({ fields: { route, content } }: Item<'page'>): void => {
  if (RESERVED_ROUTE.test(route)) throw invalid('route', problem('validation.page-route.taken'));
  if (content !== '' && BUILT_IN.has(route.toLowerCase()) && !isInformationRoute(route))
    throw invalid('content', problem('own-content', { route }));
};

/** Normalizes the route of a page. Spec §5. The home page keeps its route. */
const checkPage = (content: Content, item: Item<'page'>): Item<'page'> => {
  const normal = withNormalRoute(content, item);
  checkOwnContent(normal);
  return normal;
};

const withNormalRoute = (content: Content, item: Item<'page'>): Item<'page'> => {
  const { portalType, portalPid, route } = item.fields;
  if (portalPid !== null && findPortal(content, portalPid)?.fields.type !== portalType)
    throw invalid('portalPid', problem('portal-of-type', { type: portalType, pid: portalPid }));
  if (route === '/') return item;
  const checked = validatePageRoute(route, { taken: [] });
  if (!checked.ok) throw invalid('route', problemOfText(checked));
  const normal = { ...item, fields: { ...item.fields, route: checked.value } };
  if (isTaken(content, normal)) throw invalid('route', problem('validation.page-route.taken'));
  return normal;
};

const checkMenuItem = (content: Content, item: Item<'menuItem'>): Item<'menuItem'> => {
  const { menuItem } = content.items;
  let levels = 1;
  for (let parent = item.fields.parentItemId; parent !== null; levels += 1) {
    if (parent === item.id) throw invalid('parentItemId', problem('ancestor'));
    if (levels >= MOST_MENU_LEVELS)
      throw invalid('parentItemId', problem('menu-levels', { max: MOST_MENU_LEVELS }));
    parent = menuItem.get(parent)?.fields.parentItemId ?? null;
  }
  return item;
};

/** Checks the address of a dashboard and what it counts. */
const checkDashboard = (content: Content, { id, fields }: Item<'portal'>): void => {
  const { dashboard, layout, type } = fields;
  if (dashboard === undefined) return;
  if (STAKEHOLDER_FIELDS[type] === null) throw invalid('dashboard', problem('no-dashboard'));
  const isTaken = listItems(content, 'portal').some(
    (other) => other.id !== id && other.fields.dashboard?.alias === dashboard.alias,
  );
  if (isTaken) throw invalid('dashboard.alias', problem('taken', { kind: 'dashboard' }));
  if (layout.queryFieldName !== '' && !SELECTING_FIELDS.includes(layout.queryFieldName))
    throw invalid('layout.queryFieldName', problem('choice', { choices: SELECTING_FIELDS.join(', ') }));
};

/** Refuses to say how users join a portal that is not a community. */
const checkJoining = ({ fields: { joining, type } }: Item<'portal'>): void => {
  if (joining !== undefined && !COMMUNITY_TYPES.includes(type))
    throw invalid('joining', problem('no-joining'));
};

/** Refuses reserved pids of new portals. Portals that have one keep it. */
const checkPortal = (content: Content, item: Item<'portal'>): Item<'portal'> => {
  if (item.version === 1 && isReservedPid(item.fields.pid))
    throw invalid('pid', problem('reserved', { pid: item.fields.pid }));
  checkDashboard(content, item);
  checkJoining(item);
  return item;
};

/** Refuses a decision about duplicates that contradicts others, also when it is restored: imports could not follow both. */
const checkDecision = (content: Content, item: Item<'mergeDecision'>): Item<'mergeDecision'> => {
  const others = listItems(content, 'mergeDecision').filter(({ id }) => id !== item.id);
  const opposite = findOpposite([...others, item].map(({ fields }) => fields));
  if (opposite === null) return item;
  const [id, other] = opposite;
  throw invalid('others', problem('merge-both', { id, other }));
};

/** Additional checks by collection. */
const SPECIAL: { readonly [C in Collection]?: (content: Content, item: Item<C>) => Item<C> } = {
  page: checkPage,
  portal: checkPortal,
  menuItem: checkMenuItem,
  mergeDecision: checkDecision,
};

/** Checks that the stored item can be read again: normalizing a field may have made it too long. */
const checkReadable = <C extends Collection>({ collection, fields }: Item<C>): void => {
  const parsed = COLLECTIONS[collection].schema.safeParse(fields);
  const issue = parsed.error?.issues[0];
  if (issue) throw new ApiError(400, problemOfIssue(issue));
};

/**
 * Checks an item against the current content, and normalizes it. Throws a 400 with the invalid field, such as a broken
 * reference or a duplicate key.
 */
export const checkItem = <C extends Collection>(content: Content, item: Item<C>): Item<C> => {
  for (const reference of COLLECTIONS[item.collection].references(item.fields))
    checkReference(content, item, reference);
  const checked = SPECIAL[item.collection]?.(content, item) ?? item;
  checkKey(content, checked);
  checkReadable(checked);
  return checked;
};
