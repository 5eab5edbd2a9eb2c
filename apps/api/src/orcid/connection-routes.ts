import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { LOGIN_REQUIRED } from '../docs/security.ts';
import { queryParameter } from '../identity/routes/query-parameter.ts';
import { outputSchema } from '../http/json-schema.ts';
import { createConnectionState } from './connection-state.ts';
import { authorizeUrl, exchangeCode, revokeToken } from './orcid-api.ts';
import { OrcidError } from './orcid-error.ts';
import { ORCID_TAG } from './orcid-dependencies.ts';
import type { OrcidDependencies } from './orcid-dependencies.ts';

/** The portal's page about the connection. Spec §2. */
const PAGE = '/my-orcid-links';
const LOGIN_PAGE = `/user-info?${new URLSearchParams({ errorCode: '1', redirectUrl: PAGE }).toString()}`;
const LOGIN_STEP = { isLoginStep: true };

/** The outcome of a visit to ORCID. */
type Ending = 'connected' | 'denied' | 'expired' | 'failed';

const connectionAnswer = z.object({
  orcid: z.string().nullable().describe('The connected ORCID iD; null without one'),
  url: z.string().describe('Address of the ORCID record; empty without one'),
  name: z.string().describe('The public name on the ORCID record'),
  connectedAt: z.string().nullable().describe('ISO 8601'),
});
const disconnectedAnswer = z.object({
  isRevoked: z.boolean().describe('Whether ORCID knows that the permission has ended'),
});

const endAt = (reply: FastifyReply, ending: Ending) => reply.redirect(`${PAGE}?connection=${ending}`, 303);

const addReading = (app: FastifyInstance, { client, store, requireUser }: OrcidDependencies): void => {
  app.get(
    '/connection',
    {
      schema: {
        summary: 'The ORCID iD that the user has connected',
        tags: [ORCID_TAG],
        ...LOGIN_REQUIRED,
        response: { 200: { description: 'The connection', ...outputSchema(connectionAnswer) } },
      },
    },
    async (request) => {
      const found = await store.find(await requireUser(request));
      if (found === null) return { orcid: null, url: '', name: '', connectedAt: null };
      const { orcid, name, connectedAt } = found;
      return { orcid, url: `${client.siteUrl}/${orcid}`, name, connectedAt };
    },
  );
};

const addConnecting = (app: FastifyInstance, dependencies: OrcidDependencies): void => {
  const { client, store, subjectOf, publicUrl } = dependencies;
  const state = createConnectionState(publicUrl);
  app.get(
    '/connect',
    {
      config: LOGIN_STEP,
      schema: {
        summary: 'Redirects to ORCID, where the user allows access to their record',
        tags: [ORCID_TAG],
        ...LOGIN_REQUIRED,
        response: { 303: { description: 'Redirects the browser' } },
      },
    },
    async (request, reply) => {
      const subject = await subjectOf(request);
      if (subject === null) return reply.redirect(LOGIN_PAGE, 303);
      return reply.redirect(authorizeUrl(client, state.begin(reply, subject)), 303);
    },
  );
  app.get('/callback', { schema: { hide: true }, config: LOGIN_STEP }, async (request, reply) => {
    const subject = await subjectOf(request);
    if (subject === null) return reply.redirect(LOGIN_PAGE, 303);
    if (!state.end(request, reply, { subject, state: queryParameter(request, 'state') }))
      return endAt(reply, 'expired');
    const code = queryParameter(request, 'code');
    if (code === null) return endAt(reply, 'denied');
    try {
      const grant = await exchangeCode(client, code);
      if (!grant.isComplete) return await endAt(reply, 'denied');
      await store.connect(subject, grant);
      return await endAt(reply, 'connected');
    } catch (error) {
      if (!(error instanceof OrcidError)) throw error;
      // The address of this request contains the code: the log gets the reason only.
      request.log.warn({ reason: error.reason }, 'connecting an ORCID iD failed');
      return endAt(reply, 'failed');
    }
  });
};

const addDisconnecting = (app: FastifyInstance, dependencies: OrcidDependencies): void => {
  const { client, store, requireUser } = dependencies;
  app.post(
    '/disconnect',
    {
      schema: {
        summary: 'Forgets the ORCID iD of the user, and withdraws the permission at ORCID',
        tags: [ORCID_TAG],
        ...LOGIN_REQUIRED,
        response: { 200: { description: 'Forgotten', ...outputSchema(disconnectedAnswer) } },
      },
    },
    async (request) => {
      const subject = await requireUser(request);
      const found = await store.find(subject);
      await store.disconnect(subject);
      if (found === null) return { isRevoked: true };
      try {
        await revokeToken(client, found.accessToken);
        return { isRevoked: true };
      } catch (error) {
        if (!(error instanceof OrcidError)) throw error;
        request.log.warn({ reason: error.reason }, 'revoking a permission at ORCID failed');
        return { isRevoked: false };
      }
    },
  );
};

/** Adds the calls by which users connect and disconnect their ORCID iDs. */
export const addConnectionRoutes = (app: FastifyInstance, dependencies: OrcidDependencies): void => {
  addReading(app, dependencies);
  addConnecting(app, dependencies);
  addDisconnecting(app, dependencies);
};
