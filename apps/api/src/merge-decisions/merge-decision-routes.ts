import { COMPARED_FACTS, LIKELY_REASONS, MERGE_VERDICTS, RECORD_KINDS } from '@open-discovery/model';
import { newMergeDecisionSchema } from '@open-discovery/model/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addAdminRoute } from '../admin-tool/add-admin-route.ts';
import { ANSWERS } from '../admin-tool/answer-schemas.ts';
import { bodyOf, ID_LIST } from '../admin-tool/body.ts';
import { foundRecord, listQuery, pageOf, pageQuery } from '../admin-tool/record-lists.ts';
import { decideMerge, deleteDecisions } from './decide-merge.ts';
import type { MergeDecisionDependencies } from './decide-merge.ts';
import { toDecisionPage, toDecisions } from './decision-views.ts';
import { toLikelyPage } from './likely-duplicates.ts';

const decidedRecords = z.array(
  z.object({
    id: z.string(),
    current: z
      .object({ id: z.string(), kind: z.enum(RECORD_KINDS), title: z.string() })
      .nullable()
      .describe('The record that has the id, or was made of the one with the id; null: there is none'),
  }),
);
const decisionAnswer = z
  .object({
    _id: z.string(),
    version: z.int(),
    verdict: z.enum(MERGE_VERDICTS),
    records: decidedRecords,
    others: decidedRecords,
    note: z.string(),
    decidedBy: z.string().describe('Subject of the user'),
    decidedByName: z.string().nullable().describe('null: it is unknown'),
    decidedAt: z.string().describe('ISO 8601'),
    isApplied: z.boolean().describe('false: the next import will follow it'),
  })
  .meta({ title: 'MergeDecision' });
const foundAnswer = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(RECORD_KINDS),
    title: z.string(),
    sources: z.array(z.string()).describe('Names of the data sources'),
    parts: z
      .array(z.object({ id: z.string(), sources: z.array(z.string()), url: z.string().nullable() }))
      .describe('The records that it was made of; empty: it was not merged'),
  }),
);

const comparedRecord = z.object({
  id: z.string(),
  current: z
    .object({
      id: z.string(),
      kind: z.enum(RECORD_KINDS),
      title: z.string(),
      facts: z
        .array(z.object({ name: z.enum(COMPARED_FACTS), values: z.array(z.string()) }))
        .describe('What can be compared: at most ten values each'),
    })
    .nullable()
    .describe('null: the current records lack it'),
});
const likelyAnswer = z
  .object({
    reason: z.enum(LIKELY_REASONS).describe('What kept the import from merging them'),
    record: comparedRecord,
    other: comparedRecord,
  })
  .meta({ title: 'LikelyDuplicate' });

const CALL = { tag: 'Duplicates', action: 'records.merge', targets: () => [null] } as const;

/** Adds the calls that decide which records are the same. An extension of Spec §7. */
export const addMergeDecisionRoutes = (
  app: FastifyInstance,
  dependencies: MergeDecisionDependencies,
): void => {
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'GET',
    url: '/merge-decisions',
    summary: 'The decisions about records that are the same or different, the latest first',
    query: listQuery('Words of an id, the note or the user', 'Decisions per page'),
    answer: pageOf(decisionAnswer),
    reply: ({ content, query }) =>
      toDecisionPage([...content.items.mergeDecision.values()], query, dependencies),
  });
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'GET',
    url: '/merge-decisions/find',
    summary: 'The records that an id, an identifier or an address names, to decide about them',
    query: foundRecord,
    answer: foundAnswer,
    reply: ({ query: { record } }) => dependencies.mergeable.find(record),
  });
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'GET',
    url: '/merge-decisions/likely',
    summary:
      'The pairs of records of which the import was not sure, and which no decision settles, the most likely first',
    query: pageQuery('Pairs per page'),
    answer: pageOf(likelyAnswer),
    reply: ({ content, query }) => toLikelyPage(content, query, dependencies.likely),
  });
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'POST',
    url: '/merge-decisions/save',
    summary: 'Decides that records are the same, or that they are different; the next import follows',
    body: bodyOf(newMergeDecisionSchema),
    answer: decisionAnswer,
    reply: async ({ caller, body }) => {
      const [decision] = await toDecisions([await decideMerge(dependencies, caller, body)], dependencies);
      return decision;
    },
  });
  addAdminRoute(app, dependencies, {
    ...CALL,
    method: 'POST',
    url: '/merge-decisions/delete',
    summary: 'Deletes decisions: the next import merges by its rules again',
    body: ID_LIST,
    answer: ANSWERS.ids,
    reply: ({ caller, body }) => deleteDecisions(dependencies, caller, body),
  });
};
