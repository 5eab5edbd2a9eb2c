import { ApiError } from '../errors/api-error.ts';
import type { Draft } from './draft.ts';

/** The draft of a configured portal. */
export interface Seeding {
  readonly draft: Draft;
  /** Makes a change that may be refused. */
  readonly attempt: (what: string, change: () => void) => void;
}

/**
 * Seeds a portal of an earlier version: a change that is refused is left out and does not prevent the start. So is a new page whose
 * route a portal has given to an own one.
 */
export const seedNewer = (draft: Draft, onRefused: (reason: string, cause: ApiError) => void): Seeding => ({
  draft,
  attempt: (what, change) => {
    try {
      change();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onRefused(`${what}: ${error.message}`, error);
    }
  },
});

/** Seeds a new portal: a change that is refused is a mistake in its configuration. */
export const seedNew = (draft: Draft): Seeding =>
  seedNewer(draft, (reason, cause) => {
    throw new Error(`PORTAL_CONFIG: ${reason}`, { cause });
  });
