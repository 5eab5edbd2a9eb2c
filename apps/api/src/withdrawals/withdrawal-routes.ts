import { newWithdrawalSchema } from '@open-discovery/model/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addAdminRoute } from '../admin-tool/add-admin-route.ts';
import { ANSWERS } from '../admin-tool/answer-schemas.ts';
import { bodyOf, ID_LIST } from '../admin-tool/body.ts';
import { foundRecord, listQuery, pageOf } from '../admin-tool/record-lists.ts';
import type { Item } from '../content/item.ts';
import { restoreRecords, withdrawRecord } from './change-withdrawals.ts';
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts';
import { noticeShape } from './withdrawal-notice.ts';
import { toWithdrawal, toWithdrawalPage } from './withdrawal-views.ts';
import type { WithdrawalContext } from './withdrawal-views.ts';

const withdrawalAnswer = z
  .object({
    _id: z.string(),
    version: z.int(),
    recordId: z.string(),
    ...noticeShape,
    withdrawnBy: z.string().describe('Subject of the user'),
    withdrawnByName: z.string().nullable().describe('null: it is unknown'),
    title: z.string().nullable().describe('null: the current records lack it'),
  })
  .meta({ title: 'Withdrawal' });
const foundAnswer = z.array(
  z.object({
    id: z.string(),
    kind: noticeShape.kind,
    title: z.string(),
    sources: z.array(z.string()).describe('Names of the data sources'),
    withdrawal: z
      .object({
        _id: z.string(),
        version: z.int(),
        reason: noticeShape.reason,
        explanation: noticeShape.explanation,
      })
      .nullable()
      .describe('null: it is not withdrawn'),
  }),
);

const CALL = { tag: 'Withdrawn records', action: 'records.withdraw', targets: () => [null] } as const;

/** Adds the calls that withdraw records and restore them. An extension of Spec §7. */
export const addWithdrawalRoutes = (app: FastifyInstance, dependencies: WithdrawalDependencies): void => {
  const { records, withdrawals, namesOf } = dependencies;
  const contextOf = async (items: Iterable<Item<'withdrawal'>>): Promise<WithdrawalContext> => ({
    hidden: await withdrawals.current(),
    names: await namesOf([...new Set(Array.from(items, ({ fields }) => fields.withdrawnBy))]),
  });
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'GET',
    url: '/withdrawals',
    summary: 'The withdrawn records, the latest first',
    query: listQuery('Words of the id, the title, the explanation or the user', 'Withdrawn records per page'),
    answer: pageOf(withdrawalAnswer),
    reply: async ({ content: { items }, query }) =>
      toWithdrawalPage(items.withdrawal, query, await contextOf(items.withdrawal.values())),
  });
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'GET',
    url: '/withdrawals/find',
    summary: 'The records that an id, an identifier or an address names, to withdraw one of them',
    query: foundRecord,
    answer: foundAnswer,
    reply: async ({ content: { items }, query: { record } }) =>
      records.find(record, { hidden: await withdrawals.current(), stored: items.withdrawal }),
  });
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'POST',
    url: '/withdrawals/save',
    summary: 'Withdraws a record, or changes the reason and explanation of a withdrawn one',
    body: bodyOf(newWithdrawalSchema),
    answer: withdrawalAnswer,
    reply: async ({ caller, body }) => {
      const item = await withdrawRecord(dependencies, caller, body);
      return toWithdrawal(item, await contextOf([item]));
    },
  });
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'POST',
    url: '/withdrawals/restore',
    summary: 'Restores withdrawn records: they are found again from now on',
    body: ID_LIST,
    answer: ANSWERS.ids,
    reply: ({ caller, body }) => restoreRecords(dependencies, caller, body),
  });
};
