import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { parseJson } from '../parse-json.ts';

/** The routes of pages and the names of div ids that a store has had, by portal type and name. */
export type Known = Readonly<Record<'page' | 'divId', ReadonlySet<string>>>;

/** For a store that is empty. */
export const NOTHING_KNOWN: Known = { page: new Set(), divId: new Set() };

/** Returns the key of a page or div id in {@link Known}. */
export const keyOf = (portalType: string, name: string): string => `${portalType} ${name}`;

const namedFields = z.object({
  portalType: z.string(),
  route: z.string().optional(),
  name: z.string().optional(),
});

/** Reads from the history which shared pages and div ids there have been, deleted ones included. */
export const readKnown = async (query: Kysely<Tables>): Promise<Known> => {
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
