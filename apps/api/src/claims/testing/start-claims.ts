import { z } from 'zod';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { toUser } from '@open-discovery/roles';
import type { Caller } from '../../access/caller.ts';
import { addErrorHandlers } from '../../add-error-handlers.ts';
import { addGraphApi } from '../../add-graph-api.ts';
import { openTestStore } from '../../content/testing/open-test-store.ts';
import type { TestStore } from '../../content/testing/open-test-store.ts';
import { EmbeddedEngine } from '../../search/embedded/embedded-engine.ts';
import { createTemporaryIndex } from '../../search/testing/build-golden-index.ts';
import type { TemporaryIndex } from '../../search/testing/build-golden-index.ts';
import { openTestEnvironment } from '../../testing/test-environment.ts';
import { addClaims, CLAIMS_SERVICE } from '../add-claims.ts';
import { CLAIM_ANSWERS } from '../claim-route.ts';
import { createLinkedEngine } from '../linked-engine/create-linked-engine.ts';
import { openLinkOverlay } from '../linked-engine/link-overlay.ts';

/** A user and their roles, such as `ada CURATOR_CLAIM`; null for an anonymous visitor. */
export type Who = string | null;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The claims service and the Graph API over the golden records. A header names the caller. */
export interface TestClaims {
  readonly app: FastifyInstance;
  readonly store: TestStore;
  readonly index: TemporaryIndex;
  readonly engine: EmbeddedEngine;
  /** Sends a call of the claims service, such as `GET mine`. */
  readonly ask: (who: Who, call: string, body?: unknown) => Promise<Answer>;
  /** Adds a link and returns its `_id`. Throws unless it is new. */
  readonly add: (who: string, claim: Readonly<Record<string, string>>) => Promise<string>;
  /** Returns the body of a response of the Graph API. */
  readonly graph: (url: string) => Promise<string>;
  /** Removes all links. */
  readonly reset: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const WHO_HEADER = 'x-who';

const callerOf = (header: unknown): Caller => {
  if (typeof header !== 'string') return { user: null };
  const [sub, ...roles] = header.split(' ');
  return { user: toUser({ sub, roles, name: `The user ${sub}` }) };
};

const PORTAL = 'http://localhost:4200';

/** Starts the service. */
export const startClaims = async ({ pendingLimit = 500 } = {}): Promise<TestClaims> => {
  const index = await createTemporaryIndex();
  await index.publishGolden();
  const environment = await openTestEnvironment();
  const store = await openTestStore(environment.database);
  const { clock } = store;
  const engine = new EmbeddedEngine({ folder: index.folder, clock });
  await engine.refresh();
  const app = Fastify({ routerOptions: { maxParamLength: 16_000 } });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  addErrorHandlers(app, clock);
  const identifyCaller = async ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
    callerOf(headers[WHO_HEADER]);
  const overlay = await openLinkOverlay({ engine, store, clock });
  await addClaims(app, { engine, overlay, store, identifyCaller, clock, pendingLimit });
  await addGraphApi(app, {
    engine: createLinkedEngine(engine, overlay),
    identifyCaller,
    clock,
    cacheSeconds: 60,
    urls: { portal: PORTAL, graph: `${PORTAL}/api/graph/v3` },
    stylesFolder: null,
  });
  const ask: TestClaims['ask'] = async (who, call, body) => {
    const [method, url] = call.split(' ', 2);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${CLAIMS_SERVICE}/${url}`,
      headers: {
        ...(who === null ? {} : { [WHO_HEADER]: who }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: z.unknown().parse(JSON.parse(answer.body)) };
  };
  return {
    app,
    store,
    index,
    engine,
    ask,
    add: async (who, claim) => {
      const { body } = await ask(who, 'POST save', [claim]);
      return z.tuple([z.object({ _id: z.string() })]).parse(CLAIM_ANSWERS.added.parse(body).added)[0]._id;
    },
    graph: async (url) => (await app.inject(`/graph/v3/${url}`)).body,
    reset: async () => {
      await store.change({ by: null }, (draft) => draft.remove([...draft.content().items.claim.values()]));
      await overlay.refresh();
    },
    stop: async () => {
      await app.close();
      await engine.close();
      await index.remove();
      await environment.remove();
    },
  };
};
