import type { PortalConfiguration } from '@open-discovery/config';
import { ENTITY_NAMES, HELP_POSITIONS, ownValue, PAGE_NAMES, PORTAL_LANGUAGES } from '@open-discovery/model';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { portalCss } from './checked-fields.ts';
import { COLLECTIONS } from './collections.ts';
import type { FieldsOf } from './collections.ts';
import { findPortal, listItems } from './content.ts';
import type { ContentStore } from './content-store.ts';
import { createPortal } from './create-portal.ts';
import type { Draft } from './draft.ts';
import { NO_EARLIER_NAMES, readEarlierNames } from './earlier-names.ts';
import { addDivIds, addNewPages } from './seed-pages.ts';
import { seedNew, seedNewer } from './seeding.ts';
import type { Seeding } from './seeding.ts';

type ConfiguredItem = PortalConfiguration['menu'][number];

/**
 * Returns the rules of a portal that the admin tool accepts, which takes no addresses in them. A static portal has
 * its rules from the configuration alone.
 */
const storableCss = ({ customCss, static: isStatic }: PortalConfiguration): string => {
  const parsed = portalCss.safeParse(customCss);
  if (parsed.success) return parsed.data;
  if (isStatic) return '';
  throw new Error(`PORTAL_CONFIG: customCss: ${parsed.error.issues[0]?.message ?? 'is not valid'}`);
};

const portalFields = (configuration: PortalConfiguration): FieldsOf['portal'] =>
  COLLECTIONS.portal.schema.parse({
    pid: configuration.pid,
    name: configuration.name,
    type: configuration.type,
    layout: {
      menuId: configuration.menuId ?? '',
      title: configuration.title,
      logoUrl: configuration.logo?.logoUrl ?? '',
      isUpload: configuration.logo?.isUpload ?? false,
      fieldName: configuration.fieldName ?? '',
      queryFieldName: configuration.queryFieldName ?? '',
      valueId: configuration.valueId ?? '',
      valueName: configuration.valueName ?? '',
      graphSectionTitle: configuration.graphSectionTitle ?? '',
      graphSectionText: configuration.graphSectionText ?? '',
      enableLogin: configuration.enableLogin,
      showHeaderAlways: configuration.showHeaderAlways,
      customCss: storableCss(configuration),
      accent: configuration.accent ?? '',
      font: configuration.font,
      examples: configuration.examples,
      // None are all, also those of later versions.
      languages: configuration.languages.length < PORTAL_LANGUAGES.length ? configuration.languages : [],
    },
  });

const seedEntities = (draft: Draft, { pid, entities }: PortalConfiguration): void => {
  for (const entity of entities) {
    const present = listItems(draft.content(), 'entity').find(({ fields }) => fields.pid === entity.pid);
    const name = ownValue(ENTITY_NAMES, entity.pid) ?? entity.pid;
    const item = present ?? draft.create('entity', null, { pid: entity.pid, name });
    draft.setEnabled(pid, item, entity.isEnabled);
  }
};

/** The positions of help texts that the first version gave its pages. */
const FIRST_POSITIONS: readonly string[] = ['top', 'bottom'];

/** Offers the positions that are new on pages that nobody has edited, and renames these pages. */
const refreshPages = ({ draft, attempt }: Seeding, { type }: PortalConfiguration): void => {
  for (const page of listItems(draft.content(), 'page', null)) {
    const { portalType, positions, route } = page.fields;
    if (portalType !== type || page.version !== 1) continue;
    const name = ownValue(PAGE_NAMES, route) ?? page.fields.name;
    const isFirst = positions.join() === FIRST_POSITIONS.join();
    if (isFirst || name !== page.fields.name)
      attempt(`the page ${route}`, () =>
        draft.set(page, { fields: { name, positions: isFirst ? [...HELP_POSITIONS] : positions } }),
      );
  }
};

/** Renames entities that nobody has edited. */
const refreshEntities = ({ draft, attempt }: Seeding): void => {
  for (const entity of listItems(draft.content(), 'entity', null)) {
    const name = ownValue(ENTITY_NAMES, entity.fields.pid);
    if (entity.version === 1 && name !== undefined && name !== entity.fields.name)
      attempt(`the entity ${entity.fields.pid}`, () => draft.set(entity, { fields: { name } }));
  }
};

const seedMenu = (
  draft: Draft,
  pid: string,
  items: readonly ConfiguredItem[],
  parentItemId: string | null = null,
): void => {
  for (const { id: _, items: subItems, ...fields } of items) {
    const stored = COLLECTIONS.menuItem.schema.parse({ ...fields, parentItemId });
    seedMenu(draft, pid, subItems, draft.create('menuItem', pid, stored).id);
  }
};

const hasHistory = async (query: Kysely<Tables>, pid: string): Promise<boolean> => {
  const change = await query
    .selectFrom('changes')
    .select('id')
    .where('portal_pid', '=', pid)
    .limit(1)
    .execute();
  return change.length > 0;
};

/** Adds what a portal of an earlier version lacks. What administrators have deleted stays deleted. */
const addNewer = async (
  seeding: Seeding,
  query: Kysely<Tables>,
  configuration: PortalConfiguration,
): Promise<void> => {
  if (!findPortal(seeding.draft.content(), configuration.pid)) return;
  const earlier = await readEarlierNames(query);
  addNewPages(seeding, configuration, earlier);
  refreshPages(seeding, configuration);
  refreshEntities(seeding);
  addDivIds(seeding, configuration, earlier);
};

/** Creates a portal without content in a store that has never had it. */
export const seedEmptyPortal = (
  store: ContentStore,
  portal: Pick<FieldsOf['portal'], 'pid' | 'name' | 'type' | 'joining'>,
): Promise<void> =>
  store.change({ by: null }, async (draft, transaction) => {
    if (await hasHistory(transaction, portal.pid)) return;
    createPortal(draft, COLLECTIONS.portal.schema.parse({ ...portal, layout: { title: portal.name } }));
  });

/**
 * Creates the configured portal in a store that has never had it. Afterwards only the store counts: edited or deleted
 * items do not come back. A portal that an earlier version created gets what is new since then: places and positions for
 * help texts, the pages of its configuration and, disabled, the other possible pages, except for those that are refused.
 */
export const seedPortal = (
  store: ContentStore,
  configuration: PortalConfiguration,
  onRefused: (reason: string) => void = () => undefined,
): Promise<void> =>
  store.change({ by: null }, async (draft, transaction) => {
    if (await hasHistory(transaction, configuration.pid))
      return addNewer(seedNewer(draft, onRefused), transaction, configuration);
    const portal = createPortal(draft, portalFields(configuration));
    seedEntities(draft, configuration);
    addNewPages(seedNew(draft), configuration, NO_EARLIER_NAMES);
    addDivIds(seedNew(draft), configuration, NO_EARLIER_NAMES);
    seedMenu(draft, portal.fields.pid, configuration.menu);
  });
