import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphRecord } from '@open-discovery/model';
import { z } from 'zod';
import { addRoute, pathParameter } from '../http/add-route.ts';
import type { RouteDependencies } from '../http/add-route.ts';
import { ApiError } from '../errors/api-error.ts';
import { inputOf } from '../http/input.ts';
import { envelopeAnswer, recordWithRelatedAnswer } from './answer-schemas.ts';
import { EXTENSION_TAG } from './extension-tag.ts';
import { matchesInOtherKinds } from './identifiers/records-with-identifier.ts';
import { collectionInput } from './collection-input.ts';
import { collectionRequest } from './collection-request.ts';
import { toEnvelope } from './envelope.ts';
import { lookUpIdentifiers } from './identifiers/look-up-identifiers.ts';
import type { Collection } from './parameters/collections.ts';
import { fetchRelatedGroups } from './fetch-related-groups.ts';
import { selectFields, selectParameter } from './parameters/select-parameter.ts';
import { findRecord } from './find-records.ts';
import { fetchRelatedNames } from './fetch-related-names.ts';
import { recordAnswerOf } from './record-answers.ts';
import { fetchStats } from './search-stats.ts';
import { withArticle } from './with-article.ts';

const tagOf = ({ isStandard }: Collection): string => (isStandard ? 'Graph API V3' : EXTENSION_TAG);

const addSearch = (app: FastifyInstance, dependencies: RouteDependencies, collection: Collection): void => {
  const { engine, clock } = dependencies;
  addRoute(app, dependencies, {
    url: `/${collection.path}`,
    tag: tagOf(collection),
    summary: `Search ${collection.plural}`,
    query: collectionInput(collection),
    answer: envelopeAnswer.extend({ results: z.array(recordAnswerOf(collection.kind)) }),
    reply: async (parameters, asked) => {
      const startedAt = clock();
      const request = await collectionRequest(collection, parameters, dependencies, asked);
      const { query, includeStats } = request;
      const answer = await engine.search(query);
      const stats = includeStats ? await fetchStats(query, engine) : null;
      const identifiers = await lookUpIdentifiers(collection.kind, request.words, engine);
      const elsewhere = await matchesInOtherKinds(collection.kind, request.words, engine);
      const names = await fetchRelatedNames(parameters.common, engine);
      return toEnvelope(request, answer, {
        select: parameters.common.select,
        now: startedAt,
        queryTime: Math.round(clock() - startedAt),
        stats,
        identifiers,
        elsewhere,
        names,
        problems: parameters.problems,
        canBeTogether: answer.total <= engine.worksMax,
      });
    },
  });
};

const recordNamedIn = async (
  request: FastifyRequest,
  collection: Collection,
  { engine }: RouteDependencies,
): Promise<GraphRecord> => {
  const id = pathParameter(request, 'id');
  const found = await findRecord(id, engine);
  if (found?.kind !== collection.kind) throw new ApiError(404, `${collection.name} with id: ${id} not found`);
  return found.record;
};

const addRecord = (app: FastifyInstance, dependencies: RouteDependencies, collection: Collection): void => {
  addRoute(app, dependencies, {
    url: `/${collection.path}/:id`,
    tag: tagOf(collection),
    summary: `Get ${withArticle(collection.name.toLowerCase())} by id`,
    description:
      'The id of a record that was merged into another one gives that one, with its own id. Ids may have the prefix of a kind (`50|`).',
    path: { id: 'OpenAIRE id' },
    query: inputOf(z.object({ select: selectParameter(collection.kind, 'the record') })),
    answer: recordAnswerOf(collection.kind),
    reply: async ({ select }, request) =>
      selectFields(await recordNamedIn(request, collection, dependencies), select),
  });
};

/** Adds the route of a record’s page, which needs both: one request takes less time than two. */
const addRecordWithRelated = (
  app: FastifyInstance,
  dependencies: RouteDependencies,
  collection: Collection,
): void => {
  addRoute(app, dependencies, {
    url: `/${collection.path}/:id/with-related`,
    tag: EXTENSION_TAG,
    summary: `Get ${withArticle(collection.name.toLowerCase())} by id, with the records related to it`,
    path: { id: 'OpenAIRE id' },
    answer: recordWithRelatedAnswer.extend({ record: recordAnswerOf(collection.kind) }),
    reply: async (_query, request) => {
      const record = await recordNamedIn(request, collection, dependencies);
      return { record, groups: await fetchRelatedGroups(dependencies.engine, record.id) };
    },
  });
};

/** Adds the search and the record routes of a collection. */
export const addCollectionRoutes = (
  app: FastifyInstance,
  dependencies: RouteDependencies,
  collection: Collection,
): void => {
  addSearch(app, dependencies, collection);
  addRecord(app, dependencies, collection);
  addRecordWithRelated(app, dependencies, collection);
};
