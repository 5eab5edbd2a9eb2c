import type { ServiceQuery } from './base-query.ts';
import { createAnsweringApi } from './create-answering-api.ts';
import { KEPT_SECONDS } from './kept-seconds.ts';

// These slices are empty: what they ask is injected by parts that are loaded when they are needed, not before a page
// reacts (`session.ts`, `help-texts.ts`).

/** The slice of the login service. */
export const createUserApi = (baseQuery: ServiceQuery) =>
  createAnsweringApi({ reducerPath: 'user', baseQuery, endpoints: () => ({}) });

/** The slice of the admin tool. */
export const createAdminToolApi = (baseQuery: ServiceQuery) =>
  createAnsweringApi({
    reducerPath: 'adminTool',
    baseQuery,
    keepUnusedDataFor: KEPT_SECONDS,
    endpoints: () => ({}),
  });

export type UserApi = ReturnType<typeof createUserApi>;
export type AdminToolApi = ReturnType<typeof createAdminToolApi>;
