import type { Kysely } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Draft } from '../content/draft.ts';
import type { Tables } from '../database/tables.ts';
import type { AdminDependencies } from './admin-route.ts';

/** Changes the content on behalf of the caller. */
export const changeAs = <T>(
  { store }: Pick<AdminDependencies, 'store'>,
  { user }: Caller,
  make: (draft: Draft, transaction: Kysely<Tables>) => Promise<T> | T,
): Promise<T> => store.change({ by: user?.id ?? null }, make);
