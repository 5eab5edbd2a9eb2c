import { SOURCE_NAME } from '@open-discovery/harvest';
import type { PublishedImport } from '@open-discovery/model';
import Fastify from 'fastify';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../errors/api-error.ts';
import { addErrorHandlers } from '../../errors/add-error-handlers.ts';
import { openTestStore } from '../../content/testing/open-test-store.ts';
import type { TestStore } from '../../content/testing/open-test-store.ts';
import type { Database } from '../../database/open-database.ts';
import { toSource } from '../../harvest/new-source.ts';
import type { RecordFiles } from '../../harvest/record-files.ts';
import { problem } from '../../errors/problem.ts';
import { openStoredUploads } from '../../uploads/stored-uploads.ts';
import { openUploadFolder } from '../../uploads/upload-folder.ts';
import type { LikelyDuplicates } from '../../merge-decisions/likely-duplicates.ts';
import type { MergeableRecords } from '../../merge-decisions/mergeable-records.ts';
import { NO_WITHDRAWALS } from '../../withdrawals/testing/no-withdrawals.ts';
import type { WithdrawableRecords } from '../../withdrawals/withdrawable-records.ts';
import { addAdminTool, ADMIN_TOOL } from '../add-admin-tool.ts';
import { keptLog } from '../../testing/kept-log.ts';

/** The import of the searched records. */
const IMPORT: PublishedImport = { generation: 'generation-000001', report: null };

/** A folder that does not exist, because nothing is uploaded. */
const NO_UPLOADS = `${import.meta.dirname}/no-uploads`;

/** Names of roles; null for an anonymous visitor. */
export type Roles = readonly string[] | null;

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The admin tool without the rest of the server. A header contains the roles of the caller. */
export interface TestAdminTool {
  readonly app: FastifyInstance;
  readonly store: TestStore;
  /** Returns the warnings and errors in the log. */
  readonly log: () => string;
  /** Sends a call, such as `GET ri/egi`. */
  readonly ask: (
    roles: Roles,
    call: string,
    body?: unknown,
    headers?: InjectOptions['headers'],
  ) => Promise<Answer>;
  /** Sends a call as an administrator. Throws unless it succeeds. */
  readonly must: (call: string, body?: unknown) => Promise<unknown>;
}

/** A route of the admin tool. */
export interface KnownRoute {
  readonly method: string;
  readonly url: string;
}

/** The pid of the portal that the server is for. */
export const OWN_PID = 'own';

const ROLES_HEADER = 'x-roles';

const callerOf = (header: unknown): Caller =>
  typeof header === 'string'
    ? {
        user: {
          id: 'tester',
          firstname: '',
          lastname: '',
          email: '',
          accessToken: '',
          refreshToken: '',
          fullname: 'Tester',
          role: header.split(' '),
          expirationDate: null,
        },
      }
    : { user: null };

const bodyOf = (text: string): unknown => (text === '' ? null : JSON.parse(text));

/** Refuses names that no source can have. */
const requireName = (name: string): void => {
  if (!SOURCE_NAME.test(name)) throw new ApiError(404, problem('no-source', { name }));
};

/** The files of records of a source, in memory. */
const memoryRecordFiles = (): RecordFiles => {
  const names = new Set<string>();
  return {
    list: async (source) => {
      requireName(source);
      return [...names].map((name) => ({ name, bytes: 7, uploadedAt: '2026-10-02T00:00:00.000Z' }));
    },
    store: async (source, { from, content, lastOf }) => {
      requireName(source);
      // It knows no other pieces.
      if (from > 0) return { bytes: 0, isComplete: false, replaced: null };
      const replaced = lastOf !== null && names.has(lastOf) ? lastOf : null;
      if (lastOf !== null) names.add(lastOf);
      return { bytes: content.length, isComplete: lastOf !== null, replaced };
    },
    remove: async (_source, name) => void names.delete(name),
  };
};

/** Any record that is not named `nothing`, in memory. */
const memoryRecords: WithdrawableRecords = {
  find: async (id) => [
    { id, kind: 'publication', title: 'Sea level', sources: ['Tidal archive'], withdrawal: null },
  ],
  identify: async (recordId) =>
    recordId === 'nothing' ? null : { recordId, kind: 'publication', ids: [], pids: [] },
};

/** Any record that is not named `nothing`, in memory. */
const memoryMergeable: MergeableRecords = {
  find: async (id) => [
    { id, kind: 'publication', title: 'Sea level', sources: ['Tidal archive'], parts: [] },
  ],
  current: async (ids) =>
    ids.map((id) => (id === 'nothing' ? null : { id, kind: 'publication', title: 'Sea level' })),
  areElsewhere: () => false,
};

/** One pair that nobody has decided about. */
const memoryLikely: LikelyDuplicates = {
  pairs: async () => [{ records: ['test::3', 'test::4'], reason: 'weak' }],
  records: async (ids) => ids.map((id) => ({ id, current: null })),
};

export const startAdminTool = async (
  database: Database,
  onRoute: (route: KnownRoute) => void = () => undefined,
): Promise<TestAdminTool> => {
  const { stream, log } = keptLog();
  const app = Fastify({ routerOptions: { maxParamLength: 16_000 }, logger: { level: 'warn', stream } });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  const store = await openTestStore(database);
  addErrorHandlers(app, store.clock);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') onRoute({ method: one, url });
  });
  await app.register(
    async (part) =>
      addAdminTool(part, {
        store,
        identifyCaller: async ({ headers }) => callerOf(headers[ROLES_HEADER]),
        namesOf: async () => new Map([['tester', 'Tess Tester']]),
        clock: store.clock,
        ownPid: OWN_PID,
        readImport: async () => IMPORT,
        harvests: {
          read: async () => ({
            isRunning: false,
            isPublishing: false,
            hasProgram: true,
            kinds: [],
            sources: [],
          }),
          start: async () => undefined,
          stop: () => undefined,
          add: async (given, now) => void toSource(given, now),
          remove: async (name) => {
            requireName(name);
            return toSource({ name, kind: 'ror', address: null, options: {} }, new Date(store.clock()));
          },
        },
        recordFiles: memoryRecordFiles(),
        records: memoryRecords,
        withdrawals: NO_WITHDRAWALS,
        mergeable: memoryMergeable,
        likely: memoryLikely,
        decisionsFile: { write: async () => undefined },
        uploads: openStoredUploads({
          store,
          folder: openUploadFolder(NO_UPLOADS),
          limitBytes: 1_000_000,
          clock: store.clock,
        }),
      }),
    { prefix: ADMIN_TOOL },
  );
  const ask: TestAdminTool['ask'] = async (roles, call, body, headers = {}) => {
    const [method, url] = call.split(' ', 2);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${ADMIN_TOOL}/${url}`,
      headers: { ...headers, ...(roles && { [ROLES_HEADER]: roles.join(' ') }) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(body !== undefined && {
        headers: {
          'content-type': 'application/json',
          ...headers,
          ...(roles && { [ROLES_HEADER]: roles.join(' ') }),
        },
      }),
    });
    return { status: answer.statusCode, body: bodyOf(answer.body), headers: answer.headers };
  };
  return {
    app,
    store,
    log,
    ask,
    must: async (call, body) => {
      const answer = await ask(['PORTAL_ADMINISTRATOR'], call, body);
      if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
  };
};
