import { reasonOf } from './reason-of.ts';

/** Reports whether a provider has signed with a key that is not among its known ones, because it has replaced its own. */
export const isUnknownKey = (error: unknown): boolean => reasonOf(error) === 'OAUTH_KEY_SELECTION_FAILED';
