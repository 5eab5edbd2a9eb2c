import { newWithdrawalSchema } from '@open-discovery/model/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addAdminRoute } from '../admin-tool/add-admin-route.ts';
import { ANSWERS } from '../admin-tool/answer-schemas.ts';
import { bodyOf, ID_LIST, NO_BODY } from '../admin-tool/body.ts';
import { QUERIES } from '../admin-tool/queries.ts';
import { inputOf } from '../http/input.ts';
import { listCount } from '../http/list-count.ts';
import { restoreRecords, withdrawRecord } from './change-withdrawals.ts';
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts';
import { noticeShape } from './withdrawal-notice.ts';
import { toWithdrawal, toWithdrawalPage } from './withdrawal-views.ts';

const MAX_CHARS = 2_000;
const MAX_PAGE = 100_000;
const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 20;

const text = z
  .string("Parameter '{name}' must be given once")
  .max(MAX_CHARS, `Parameter '{name}' must be at most ${MAX_CHARS} characters`);

const LIST = inputOf(
  z.object({
    search: text.default('').meta({ description: 'Words of the id, the title, the explanation or the user' }),
    page: listCount(MAX_PAGE, 1, 'Page, counted from 1'),
    pageSize: listCount(MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE, 'Withdrawn records per page'),
  }),
);
const FIND = inputOf(
  z.object({
    record: text.meta({
      description: 'Id of a record, identifier such as a DOI, or address of a record’s page',
    }),
  }),
);

const withdrawalAnswer = z
  .object({
    _id: z.string(),
    version: z.int(),
    recordId: z.string(),
    ...noticeShape,
    withdrawnBy: z.string().describe('Subject of the user'),
    title: z.string().nullable().describe('null: the current records lack it'),
  })
  .meta({ title: 'Withdrawal' });
const pageAnswer = z.object({
  header: z.object({ numFound: z.int(), page: z.int(), pageSize: z.int() }),
  results: z.array(withdrawalAnswer),
});
const foundAnswer = z.array(
  z.object({
    id: z.string(),
    kind: noticeShape.kind,
    title: z.string(),
    sources: z.array(z.string()).describe('Names of the data sources'),
    withdrawal: z
      .object({ reason: noticeShape.reason, explanation: noticeShape.explanation })
      .nullable()
      .describe('null: it is not withdrawn'),
  }),
);

const CALL = { tag: 'Withdrawn records', action: 'records.withdraw', targets: () => [null] } as const;

/** Adds the calls that withdraw records and restore them. An extension of Spec §7. */
export const addWithdrawalRoutes = (app: FastifyInstance, dependencies: WithdrawalDependencies): void => {
  const { records, withdrawals } = dependencies;
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'GET',
    url: '/withdrawals',
    summary: 'The withdrawn records, the latest first',
    query: LIST,
    body: NO_BODY,
    answer: pageAnswer,
    reply: async ({ content, query }) =>
      toWithdrawalPage(content.items.withdrawal, query, await withdrawals.current()),
  });
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'GET',
    url: '/withdrawals/find',
    summary: 'The records that an id, an identifier or an address names, to withdraw one of them',
    query: FIND,
    body: NO_BODY,
    answer: foundAnswer,
    reply: async ({ query: { record } }) => records.find(record, await withdrawals.current()),
  });
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'POST',
    url: '/withdrawals/save',
    summary: 'Withdraws a record, or changes the reason and explanation of a withdrawn one',
    query: QUERIES.none,
    body: bodyOf(newWithdrawalSchema),
    answer: withdrawalAnswer,
    reply: async ({ caller, body }) => {
      const item = await withdrawRecord(dependencies, caller, body);
      return toWithdrawal(item, await withdrawals.current());
    },
  });
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'POST',
    url: '/withdrawals/restore',
    summary: 'Restores withdrawn records: they are found again from now on',
    query: QUERIES.none,
    body: ID_LIST,
    answer: ANSWERS.ids,
    reply: ({ caller, body }) => restoreRecords(dependencies, caller, body),
  });
};
