import { createApi } from '@reduxjs/toolkit/query';
import type { ServiceQuery } from './base-query.ts';
import { KEPT_SECONDS } from './kept-seconds.ts';

// These slices are empty: what they ask is injected by parts that are loaded when they are needed, not before a page
// reacts (`session.ts`, `help-texts.ts`).

/** The slice of the login service. */
export const createUserApi = (baseQuery: ServiceQuery) =>
  createApi({ reducerPath: 'user', baseQuery, endpoints: () => ({}) });

/** The slice of the admin tool. */
export const createAdminToolApi = (baseQuery: ServiceQuery) =>
  createApi({
    reducerPath: 'adminTool',
    baseQuery,
    keepUnusedDataFor: KEPT_SECONDS,
    endpoints: () => ({}),
  });

export type UserApi = ReturnType<typeof createUserApi>;
export type AdminToolApi = ReturnType<typeof createAdminToolApi>;
