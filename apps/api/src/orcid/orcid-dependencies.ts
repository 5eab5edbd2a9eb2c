import type { FastifyRequest } from 'fastify';
import type { OrcidWorksDependencies } from './orcid-works.ts';

export const ORCID_TAG = 'ORCID records of users';

/** The dependencies of the routes of the ORCID service. */
export interface OrcidDependencies extends OrcidWorksDependencies {
  readonly publicUrl: string;
  /** Returns the full subject of the sender of a request; null for anonymous visitors. */
  readonly subjectOf: (request: FastifyRequest) => Promise<string | null>;
  /** Returns the full subject of the sender of a request. Throws a 401 without a login, a 403 without the permission. */
  readonly requireUser: (request: FastifyRequest) => Promise<string>;
}
