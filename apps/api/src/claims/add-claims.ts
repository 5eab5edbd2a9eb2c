import type { FastifyInstance } from 'fastify';
import type { ClaimsDependencies } from './claim-route.ts';
import { addCurationRoutes } from './curation-routes.ts';
import { addOwnClaimsRoutes } from './own-claims-routes.ts';

/** The path of the claims service. Spec §7 "Other". */
export const CLAIMS_SERVICE = '/claims-service';

/** Adds the claims service: the links that users add, and the decisions of curators on them. */
export const addClaims = async (app: FastifyInstance, dependencies: ClaimsDependencies): Promise<void> => {
  await app.register(
    (scope, _options, done) => {
      addOwnClaimsRoutes(scope, dependencies);
      addCurationRoutes(scope, dependencies);
      done();
    },
    { prefix: CLAIMS_SERVICE },
  );
};
