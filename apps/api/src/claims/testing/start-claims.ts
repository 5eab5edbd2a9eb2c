import { afterEach } from '@jest/globals';
import { z } from 'zod';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { toUser } from '@open-discovery/roles';
import type { Caller } from '../../access/caller.ts';
import { addErrorHandlers } from '../../errors/add-error-handlers.ts';
import { addGraphApi } from '../../add-graph-api.ts';
import { ADMIN_TOOL } from '../../admin-tool/add-admin-tool.ts';
import { addOaiRoutes } from '../../oai/oai-routes.ts';
import { openTestStore } from '../../content/testing/open-test-store.ts';
import type { TestStore } from '../../content/testing/open-test-store.ts';
import { EmbeddedEngine } from '../../search/embedded/embedded-engine.ts';
import { createTemporaryIndex } from '../../search/testing/build-golden-index.ts';
import type { TemporaryIndex } from '../../search/testing/build-golden-index.ts';
import type { NamesOf } from '../../identity/people/people-names.ts';
import { openDecisionsFile } from '../../merge-decisions/decisions-file.ts';
import { openLikelyDuplicates } from '../../merge-decisions/likely-duplicates.ts';
import { openMergeableRecords } from '../../merge-decisions/mergeable-records.ts';
import { addMergeDecisionRoutes } from '../../merge-decisions/merge-decision-routes.ts';
import { setup } from '../../testing/setup.ts';
import { openTestEnvironment } from '../../testing/test-environment.ts';
import { createWithdrawingEngine } from '../../withdrawals/create-withdrawing-engine.ts';
import { openWithdrawableRecords } from '../../withdrawals/withdrawable-records.ts';
import { addWithdrawalRoutes } from '../../withdrawals/withdrawal-routes.ts';
import { openWithdrawalOverlay } from '../../withdrawals/withdrawal-overlay.ts';
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

/** The claims service, withdrawals, decisions about duplicates, OAI-PMH and the Graph API over the golden records. A header names the caller. */
export interface TestClaims {
  readonly app: FastifyInstance;
  readonly store: TestStore;
  readonly index: TemporaryIndex;
  readonly engine: EmbeddedEngine;
  /** Sends a call of the claims service, such as `GET mine`, or of the server, such as `GET /admin-tool/withdrawals`. */
  readonly ask: (who: Who, call: string, body?: unknown) => Promise<Answer>;
  /** Adds a link and returns its `_id`. Throws unless it is new. */
  readonly add: (who: string, claim: Readonly<Record<string, string>>) => Promise<string>;
  /** Returns the body of a response of the Graph API. */
  readonly graph: (url: string) => Promise<string>;
  /** Removes all links, withdrawals and decisions about duplicates. */
  readonly reset: () => Promise<void>;
}

interface RunningClaims extends TestClaims {
  readonly stop: () => Promise<void>;
}

const WHO_HEADER = 'x-who';

const callerOf = (header: unknown): Caller => {
  if (typeof header !== 'string') return { user: null };
  const [sub, ...roles] = header.split(' ');
  return { user: toUser({ sub, roles, name: `The user ${sub}` }) };
};

const PORTAL = 'http://localhost:4200';

const startClaims = async ({ pendingLimit = 500 }): Promise<RunningClaims> => {
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
  const withdrawals = await openWithdrawalOverlay({ engine, store, clock });
  const records = openWithdrawableRecords(engine);
  const shown = createWithdrawingEngine(engine, withdrawals);
  const overlay = await openLinkOverlay({ engine: shown, store, clock });
  const linked = createLinkedEngine(shown, overlay);
  const publicUrls = { portal: PORTAL, graph: `${PORTAL}/api/graph/v3` };
  await addClaims(app, { engine: shown, overlay, withdrawals, store, identifyCaller, clock, pendingLimit });
  const namesOf: NamesOf = async (ids) => new Map(ids.map((id) => [id, `The user ${id}`]));
  const admin = { store, identifyCaller, clock, namesOf };
  const decisions = {
    mergeable: openMergeableRecords(engine),
    likely: openLikelyDuplicates(engine, withdrawals),
    decisionsFile: await openDecisionsFile({ store, dataDir: index.folder, onFailed: () => undefined }),
  };
  await app.register(
    async (scope) => {
      addWithdrawalRoutes(scope, { ...admin, records, withdrawals });
      addMergeDecisionRoutes(scope, { ...admin, ...decisions });
    },
    { prefix: ADMIN_TOOL },
  );
  const oai = { publicUrls, name: 'Tides', adminEmail: 'tides@example.org' };
  await app.register(async (scope) => addOaiRoutes(scope, { engine: linked, withdrawals, clock, ...oai }));
  await addGraphApi(app, {
    engine: linked,
    identifyCaller,
    withdrawals,
    clock,
    cacheSeconds: 60,
    publicUrls,
    stylesFolder: null,
  });
  const ask: TestClaims['ask'] = async (who, call, body) => {
    const [method, url] = call.split(' ', 2);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: url?.startsWith('/') ? url : `${CLAIMS_SERVICE}/${url}`,
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
      await store.change({ by: null }, (draft) => {
        const { claim, withdrawal, mergeDecision } = draft.content().items;
        draft.remove([...claim.values(), ...withdrawal.values(), ...mergeDecision.values()]);
      });
      await withdrawals.refresh();
      await overlay.refresh();
    },
    stop: async () => {
      await app.close();
      await engine.close();
      await environment.database.close();
    },
  };
};

/** Starts the service before the tests of a file, empties it after each of them, and stops it after all. */
export const setupClaims = (options: { readonly pendingLimit?: number } = {}): TestClaims => {
  const service = setup(() => startClaims(options));
  afterEach(() => service.reset());
  return service;
};
