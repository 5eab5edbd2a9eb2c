import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { parseJson } from '../http/parse-json.ts';

/** The keys of the pages and div ids that a store has had. */
export type EarlierNames = Readonly<Record<'page' | 'divId', ReadonlySet<string>>>;

/** For a store that is empty. */
export const NO_EARLIER_NAMES: EarlierNames = { page: new Set(), divId: new Set() };

/** Returns the key of a page or div id in {@link EarlierNames}. */
export const keyOf = (portalType: string, name: string): string => `${portalType} ${name}`;

const namedFields = z.object({
  portalType: z.string(),
  route: z.string().optional(),
  name: z.string().optional(),
});

/** Reads from the history which shared pages and div ids there have been, deleted ones included. */
export const readEarlierNames = async (query: Kysely<Tables>): Promise<EarlierNames> => {
  const rows = await query
    .selectFrom('changes')
    .select(['collection', 'after'])
    .where('portal_pid', 'is', null)
    .where('collection', 'in', ['page', 'divId'])
    .execute();
  const found = rows.flatMap(({ collection, after }) => {
    const { success, data } = namedFields.safeParse(parseJson(after ?? ''));
    if (!success) return [];
    const name = collection === 'page' ? data.route : data.name;
    return name === undefined ? [] : [{ collection, key: keyOf(data.portalType, name) }];
  });
  const keysOf = (wanted: string) =>
    new Set(found.filter(({ collection }) => collection === wanted).map(({ key }) => key));
  return { page: keysOf('page'), divId: keysOf('divId') };
};
