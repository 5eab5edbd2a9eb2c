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
import { BEYOND_TAG } from './beyond-tag.ts';
import { carriersOf } from './carriers-of.ts';
import { kindCounts } from './kind-counts.ts';
import { overview } from './overview.ts';
import { PAGING, TEXTS } from './parameters/common-parameters.ts';
import { DEFAULTS, LIMITS } from './parameters/limits.ts';
import { once } from './parameters/parameter.ts';
import { orIdentified } from './recognised.ts';
import { relatedGroups } from './related-groups.ts';
import { toKinded } from './to-kinded.ts';
import { withoutPrefix } from './without-prefix.ts';

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
    tag: BEYOND_TAG,
    summary: 'What a record is related to',
    description:
      'Without relation: every group with its first five. With relation: the records of one, page by page.',
    path: { id: 'OpenAIRE id of any record' },
    query: relatedInput,
    answer: z.union([relatedGroupsAnswer, relatedPageAnswer]),
    reply: async ({ relation, kind, page, pageSize }, request) => {
      const id = withoutPrefix(pathParameter(request, 'id'));
      if (relation === undefined) return { groups: await relatedGroups(engine, id, request.signal) };
      checkOffset(page, pageSize);
      const range = { offset: (page - 1) * pageSize, limit: pageSize, kind };
      const { total, hits } = await engine.related(id, relation, range, request.signal);
      return { header: { numFound: total, page, pageSize }, results: hits.map(toKinded) };
    },
  });
};

/** What the portal needs beyond the Graph API: counts, overview, relations, completions, records of any kind. */
export const addPortalRoutes = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine, clock } = dependencies;
  addRoute(app, dependencies, {
    url: '/counts',
    tag: BEYOND_TAG,
    summary: 'How many records of each kind a text finds',
    query: countsInput,
    answer: countsAnswer,
    reply: async ({ search, q }, { signal }) => ({
      counts: await kindCounts(engine, { op: 'and', nodes: [orIdentified(search), orIdentified(q)] }, signal),
    }),
  });
  addRoute(app, dependencies, {
    url: '/overview',
    tag: BEYOND_TAG,
    summary: 'The graph at a glance',
    query: overviewInput,
    answer: overviewAnswer,
    reply: (_query, { signal }) => overview(engine, clock(), signal),
  });
  addRoute(app, dependencies, {
    url: '/status',
    tag: BEYOND_TAG,
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
    tag: BEYOND_TAG,
    summary: 'Completions of what is being typed, and the records whose identifier or number it is',
    query: suggestInput,
    answer: suggestAnswer,
    reply: async ({ prefix, limit }, { signal }) => {
      const [suggestions, records] = await Promise.all([
        engine.suggest(prefix, { limit }, signal),
        carriersOf(prefix, SEARCHED_KINDS, engine, signal),
      ]);
      return { suggestions, records };
    },
  });
  addRoute(app, dependencies, {
    url: '/records/:id',
    tag: BEYOND_TAG,
    summary: 'One record of any kind by its id',
    path: { id: 'OpenAIRE id' },
    query: overviewInput,
    answer: kindedAnswer,
    reply: async (_query, request) => {
      const id = pathParameter(request, 'id');
      const [found] = await engine.get([withoutPrefix(id)], request.signal);
      if (!found) throw new ApiError(404, `Record with id: ${id} not found`);
      return found;
    },
  });
};
