import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { ChangesTable, Tables } from '../database/tables.ts';
import { parseJson } from '../http/parse-json.ts';

/** The keys of the pages and div ids that a store has had. */
export type EarlierNames = Readonly<Record<'page' | 'divId', ReadonlySet<string>>>;

/** For a store that is empty. */
export const NO_EARLIER_NAMES: EarlierNames = { page: new Set(), divId: new Set() };

/** Returns the key of a page or div id in {@link EarlierNames}. Names that differ only in case are the same. */
export const keyOf = (portalType: string, name: string): string => `${portalType} ${name.toLowerCase()}`;

const namedFields = z.object({
  portalType: z.string(),
  route: z.string().optional(),
  name: z.string().optional(),
});

/** The collections whose shared items have names that the configuration of a portal may have, too. */
export const NAMED_COLLECTIONS = ['page', 'divId'] as const;

/** Returns the key of a shared page or div id in a change; null if it has none. */
const keyIn = (collection: string, stored: string | null): string | null => {
  const { success, data } = namedFields.safeParse(parseJson(stored ?? ''));
  if (!success) return null;
  const name = collection === 'page' ? data.route : data.name;
  return name === undefined ? null : keyOf(data.portalType, name);
};

/** Reports whether a change gave a shared page or div id its name. */
export const namesItem = ({
  collection,
  before,
  after,
}: Pick<Selectable<ChangesTable>, 'collection' | 'before' | 'after'>): boolean => {
  const key = keyIn(collection, after);
  return key !== null && key !== keyIn(collection, before);
};

/** Reads from the history which shared pages and div ids there have been, deleted ones included. */
export const readEarlierNames = async (query: Kysely<Tables>): Promise<EarlierNames> => {
  const rows = await query
    .selectFrom('changes')
    .select(['collection', 'after'])
    .where('portal_pid', 'is', null)
    .where('collection', 'in', [...NAMED_COLLECTIONS])
    .execute();
  const found = rows.flatMap(({ collection, after }) => {
    const key = keyIn(collection, after);
    return key === null ? [] : [{ collection, key }];
  });
  const keysOf = (wanted: string) =>
    new Set(found.filter(({ collection }) => collection === wanted).map(({ key }) => key));
  return { page: keysOf('page'), divId: keysOf('divId') };
};
