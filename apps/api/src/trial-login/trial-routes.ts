import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { pathParameter } from '../http/add-route.ts';
import { findTrialAccount } from './trial-accounts.ts';
import { trialMessages } from './trial-messages.ts';
import { failedPage, loginPage, PAGE_HEADERS } from './trial-pages.ts';

type TrialProvider = () => Promise<Provider>;

/** The path of the provider on this server. */
export const TRIAL_PATH = '/trial-login';

/** The choice of a visitor who cancels the login. */
const NOBODY = 'nobody';
const DECLINED = { error: 'access_denied', error_description: 'No account was chosen' };

const messagesFor = (request: FastifyRequest) => trialMessages(request.headers['accept-language']);

/** Passes a request to the provider, which uses Node's own requests and expects the issuer's address. */
const handOver = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, issuer }: { provider: TrialProvider; issuer: URL },
): Promise<void> => {
  const { raw } = request;
  const answer = (await provider()).callback();
  const rest = request.url.slice(TRIAL_PATH.length) || '/';
  Object.assign(raw, { url: rest, originalUrl: `${issuer.pathname}${rest}` });
  raw.headers.host = issuer.host;
  raw.headers['x-forwarded-host'] = issuer.host;
  raw.headers['x-forwarded-proto'] = issuer.protocol.replace(':', '');
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  await answer(raw, reply.raw);
};

/** Adds the provider and the page with the choice of accounts. */
export const addTrialRoutes = async (
  app: FastifyInstance,
  provider: TrialProvider,
  issuerAddress: string,
): Promise<void> => {
  const issuer = new URL(issuerAddress);
  const failed = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .status(400)
      .headers(PAGE_HEADERS)
      .send(failedPage(messagesFor(request)));
  await app.register(
    async (routes) => {
      // The provider parses bodies itself; the forms of the pages have none.
      routes.removeAllContentTypeParsers();
      routes.addContentTypeParser('*', (_request, _payload, done) => done(null));
      const hidden = { schema: { hide: true } };

      routes.get('/interaction/:uid', hidden, async (request, reply) => {
        try {
          await (await provider()).interactionDetails(request.raw, reply.raw);
        } catch {
          return failed(request, reply);
        }
        const action = `${issuer.pathname}/interaction/${encodeURIComponent(pathParameter(request, 'uid'))}`;
        return reply.headers(PAGE_HEADERS).send(loginPage(action, messagesFor(request)));
      });

      routes.post('/interaction/:uid/:account', hidden, async (request, reply) => {
        const chosen = pathParameter(request, 'account');
        const account = findTrialAccount(chosen);
        if (account === null && chosen !== NOBODY) return failed(request, reply);
        const result = account === null ? DECLINED : { login: { accountId: account.id, remember: false } };
        try {
          const address = await (await provider()).interactionResult(request.raw, reply.raw, result);
          return await reply.redirect(new URL(address).pathname, 303);
        } catch {
          return failed(request, reply);
        }
      });

      routes.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url: '/*',
        ...hidden,
        config: { bodyTypes: ['application/x-www-form-urlencoded'] },
        handler: (request, reply) => handOver(request, reply, { provider, issuer }),
      });
    },
    { prefix: TRIAL_PATH },
  );
};
