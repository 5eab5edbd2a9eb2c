import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bodyOf } from '../admin-tool/body.ts';
import { LOGIN_REQUIRED } from '../docs/security.ts';
import { failureResponse } from '../errors/failure-response.ts';
import { outputSchema } from '../http/json-schema.ts';
import { ORCID_TAG } from './orcid-dependencies.ts';
import type { OrcidDependencies } from './orcid-dependencies.ts';
import { OrcidError } from './orcid-error.ts';
import { addOwnWorks, listWorks, outcomesAnswer, removeOwnWorks, worksAnswer } from './orcid-works.ts';
import type { ConnectedUser } from './orcid-works.ts';

const MOST_ADDED = 50;
/** Each is a separate request. */
const MOST_REMOVED = 10;
const MOST_ID_CHARS = 200;
const BODY_LIMIT_BYTES = 32 * 1_024;

const idsBody = (most: number) =>
  bodyOf(z.object({ ids: z.array(z.string().min(1).max(MOST_ID_CHARS)).min(1).max(most) }));
const ADDED = idsBody(MOST_ADDED);
const REMOVED = idsBody(MOST_REMOVED);

const FAILURES = {
  401: failureResponse('The caller is not logged in'),
  409: failureResponse('No ORCID iD is connected, or ORCID no longer accepts the permission (see `reason`)'),
  429: failureResponse('ORCID gets too many requests'),
  502: failureResponse('ORCID cannot be reached, or did not accept the request'),
  504: failureResponse('ORCID did not answer in time'),
};

const documented = (summary: string, answer: z.ZodType) => ({
  summary,
  tags: [ORCID_TAG],
  ...LOGIN_REQUIRED,
  response: { 200: { description: 'Success', ...outputSchema(answer) }, ...FAILURES },
});

/** Adds the calls for the works of the user on their ORCID record. */
export const addWorksRoutes = (app: FastifyInstance, dependencies: OrcidDependencies): void => {
  const { store, requireUser } = dependencies;
  const connected = async (request: FastifyRequest): Promise<ConnectedUser> => {
    const subject = await requireUser(request);
    const found = await store.find(subject);
    if (found === null) throw new OrcidError('notConnected');
    return { subject, ...found };
  };
  app.get(
    '/works',
    {
      schema: documented(
        'The works of the user in this portal, and which are on their ORCID record',
        worksAnswer,
      ),
    },
    async (request) => listWorks(dependencies, await connected(request)),
  );
  app.post(
    '/add',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { ...documented('Adds works to the ORCID record', outcomesAnswer), body: ADDED.schema },
    },
    async (request) => {
      const user = await connected(request);
      const { ids } = ADDED.parse(request.body);
      return { outcomes: await addOwnWorks(dependencies, user, [...new Set(ids)]) };
    },
  );
  app.post(
    '/remove',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        ...documented('Removes works from the ORCID record that were added from here', outcomesAnswer),
        body: REMOVED.schema,
      },
    },
    async (request) => {
      const user = await connected(request);
      const { ids } = REMOVED.parse(request.body);
      return { outcomes: await removeOwnWorks(dependencies, user, [...new Set(ids)]) };
    },
  );
};
