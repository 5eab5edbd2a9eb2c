import { ANONYMOUS_NAME } from '@open-discovery/roles';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';

/**
 * Returns the names of users for lists, by their ids: full subjects, or what comes before the @. A name that several users
 * have is followed by the id. Users who are unknown, nameless or meant by an ambiguous id are left out.
 * @example (await namesOf(['ada', 'root'])).get('ada') // 'Ada Lovelace', or 'Ada Lovelace (ada)'
 */
export type NamesOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Creates the reader of the names of one provider's users. */
export const createPeopleNames = ({
  database: { query },
  issuer,
}: {
  readonly database: Database;
  readonly issuer: string;
}): NamesOf => {
  const nameOf = async (id: string): Promise<string | null> => {
    const found = await query
      .selectFrom('people')
      .select(['subject', 'name'])
      .where('issuer', '=', issuer)
      .where((is) =>
        is.or([is('subject', '=', id), sql<boolean>`substr(subject, 1, ${id.length + 1}) = ${`${id}@`}`]),
      )
      .execute();
    const exact = found.find(({ subject }) => subject === id);
    const person = exact ?? (found.length === 1 ? found[0] : undefined);
    return person === undefined || person.name === ANONYMOUS_NAME ? null : person.name;
  };
  const sharedNames = async (names: readonly string[]): Promise<ReadonlySet<string>> => {
    if (names.length === 0) return new Set();
    const rows = await query
      .selectFrom('people')
      .select('name')
      .where('issuer', '=', issuer)
      .where('name', 'in', names)
      .groupBy('name')
      .having((is) => is.fn.countAll<number>(), '>', 1)
      .execute();
    return new Set(rows.map(({ name }) => name));
  };
  return async (ids) => {
    const distinct = [...new Set(ids)];
    const named = (await Promise.all(distinct.map(async (id) => [id, await nameOf(id)] as const))).flatMap(
      ([id, name]) => (name === null ? [] : [[id, name] as const]),
    );
    const shared = await sharedNames(named.map(([, name]) => name));
    return new Map(named.map(([id, name]) => [id, shared.has(name) ? `${name} (${id})` : name]));
  };
};
