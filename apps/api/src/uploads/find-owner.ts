import type { Kysely } from 'kysely';
import type { Content } from '../content/content.ts';
import { findPortal } from '../content/content.ts';
import type { Tables } from '../database/tables.ts';

/** Finds the portal that first used an uploaded file, according to the history; null for a file that none has used. */
export const findOwner = async (
  query: Kysely<Tables>,
  content: Content,
  filename: string,
): Promise<string | null> => {
  const first = await query
    .selectFrom('changes')
    .select('portal_pid')
    .where('after', 'like', `%${filename}%`)
    .where('portal_pid', 'is not', null)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  const pid = first?.portal_pid ?? null;
  return pid !== null && findPortal(content, pid) ? pid : null;
};
