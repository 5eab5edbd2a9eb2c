import { parseRelationName, RELATION_NAMES, SEARCHED_KINDS } from '@open-discovery/model';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addRoute, pathParameter } from '../add-route.ts';
import type { RouteDependencies } from '../add-route.ts';
import { ApiError } from '../api-error.ts';
import { inputOf } from '../input.ts';
import {
  countsAnswer,
  kindedAnswer,
  overviewAnswer,
  relatedGroupsAnswer,
  relatedPageAnswer,
  statusAnswer,
  suggestAnswer,
} from './answer-schemas.ts';
import { EXTENSION_TAG } from './extension-tag.ts';
import { recordsWithIdentifier } from './identifiers/records-with-identifier.ts';
import { countKinds } from './count-kinds.ts';
import { fetchOverview } from './fetch-overview.ts';
import { PAGING, TEXTS } from './parameters/common-parameters.ts';
import { DEFAULTS, LIMITS } from './parameters/limits.ts';
import { once } from './parameters/parameter.ts';
import { withIdentifierClause } from './identifiers/recognized-identifier.ts';
import { fetchRelatedGroups } from './fetch-related-groups.ts';
import { toKindedRecord } from './to-kinded-record.ts';
import { stripKindPrefix } from './strip-kind-prefix.ts';

const KIND_NAMES = [...SEARCHED_KINDS, 'person'] as const;

const countsInput = inputOf(z.object(TEXTS));
const overviewInput = inputOf(z.object({}));
const relatedInput = inputOf(
  z.object({
    relation: once()
      .transform((name, context) => {
        const relation = parseRelationName(name);
        if (relation !== null) return relation;
        context.addIssue({
          code: 'custom',
          message: `Invalid value: '${name}' in '{name}'. Allowed values are: [${RELATION_NAMES.map((one) => `'${one}'`).join(', ')}]`,
        });
        return z.NEVER;
      })
      .optional()
      .meta({ description: 'Only the records of this relation, page by page' }),
    kind: z
      .enum(KIND_NAMES, `Invalid value in '{name}'. Allowed values are: [${KIND_NAMES.join(', ')}]`)
      .optional()
      .meta({ description: 'With relation: only records of this kind' }),
    ...PAGING,
  }),
);
const suggestInput = inputOf(
  z.object({
    prefix: z
      .string("Parameter '{name}' is required")
      .max(LIMITS.parameterChars, `Parameter '{name}' must be at most ${LIMITS.parameterChars} characters`)
      .meta({ description: 'What has been typed so far' }),
    limit: z
      .string()
      .regex(/^\d{1,3}$/, "Parameter '{name}' must be a whole number")
      .transform(Number)
      .refine(
        (limit) => limit >= 1 && limit <= LIMITS.suggestions,
        `Parameter '{name}' must be between 1 and ${LIMITS.suggestions}`,
      )
      .default(DEFAULTS.suggestions)
      .meta({ description: 'How many' }),
  }),
);

const checkOffset = (page: number, pageSize: number): void => {
  if (page * pageSize > LIMITS.offsetRecords)
    throw new ApiError(
      400,
      `Only the first ${LIMITS.offsetRecords} records can be reached by page and pageSize`,
    );
};

const addRelated = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine } = dependencies;
  addRoute(app, dependencies, {
    url: '/related/:id',
    tag: EXTENSION_TAG,
    summary: 'What a record is related to',
    description:
      'Without relation: every group with its first five. With relation: the records of one, page by page.',
    path: { id: 'OpenAIRE id of any record' },
    query: relatedInput,
    answer: z.union([relatedGroupsAnswer, relatedPageAnswer]),
    reply: async ({ relation, kind, page, pageSize }, request) => {
      const id = stripKindPrefix(pathParameter(request, 'id'));
      if (relation === undefined) return { groups: await fetchRelatedGroups(engine, id, request.signal) };
      checkOffset(page, pageSize);
      const range = { offset: (page - 1) * pageSize, limit: pageSize, kind };
      const { total, hits } = await engine.related(id, relation, range, request.signal);
      return { header: { numFound: total, page, pageSize }, results: hits.map(toKindedRecord) };
    },
  });
};

/** What the portal needs beyond the Graph API: counts, overview, relations, completions, records of any kind. */
export const addPortalRoutes = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine, clock } = dependencies;
  addRoute(app, dependencies, {
    url: '/counts',
    tag: EXTENSION_TAG,
    summary: 'How many records of each kind a text finds',
    query: countsInput,
    answer: countsAnswer,
    reply: async ({ search, q }, { signal }) => ({
      counts: await countKinds(
        engine,
        { op: 'and', nodes: [withIdentifierClause(search), withIdentifierClause(q)] },
        signal,
      ),
    }),
  });
  addRoute(app, dependencies, {
    url: '/overview',
    tag: EXTENSION_TAG,
    summary: 'The graph at a glance',
    query: overviewInput,
    answer: overviewAnswer,
    reply: (_query, { signal }) => fetchOverview(engine, clock(), signal),
  });
  addRoute(app, dependencies, {
    url: '/status',
    tag: EXTENSION_TAG,
    summary: 'Which state of the records is served',
    query: overviewInput,
    answer: statusAnswer,
    reply: () => {
      const status = engine.about();
      if (status === null) throw new ApiError(503, 'There are no records yet');
      return Promise.resolve(status);
    },
  });
  addRelated(app, dependencies);
  addRoute(app, dependencies, {
    url: '/suggest',
    tag: EXTENSION_TAG,
    summary: 'Completions of what is being typed, and the records whose identifier or number it is',
    query: suggestInput,
    answer: suggestAnswer,
    reply: async ({ prefix, limit }, { signal }) => {
      const [suggestions, records] = await Promise.all([
        engine.suggest(prefix, { limit }, signal),
        recordsWithIdentifier(prefix, SEARCHED_KINDS, engine, signal),
      ]);
      return { suggestions, records };
    },
  });
  addRoute(app, dependencies, {
    url: '/records/:id',
    tag: EXTENSION_TAG,
    summary: 'One record of any kind by its id',
    path: { id: 'OpenAIRE id' },
    query: overviewInput,
    answer: kindedAnswer,
    reply: async (_query, request) => {
      const id = pathParameter(request, 'id');
      const [found] = await engine.get([stripKindPrefix(id)], request.signal);
      if (!found) throw new ApiError(404, `Record with id: ${id} not found`);
      return found;
    },
  });
};
