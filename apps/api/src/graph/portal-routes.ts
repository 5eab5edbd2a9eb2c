import { PERSON_GROUP, stripKindPrefix } from '@open-discovery/graph-index';
import { parseRelationName, RELATION_NAMES, SEARCHED_KINDS } from '@open-discovery/model';
import { parseQueryText } from '@open-discovery/search-fields';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addRoute, pathParameter } from '../http/add-route.ts';
import type { RouteDependencies } from '../http/add-route.ts';
import { ApiError } from '../errors/api-error.ts';
import { CAPABILITIES } from '../search/capability.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { givenNames, inputOf } from '../http/input.ts';
import { requiredText } from '../http/required-text.ts';
import {
  capabilitiesAnswer,
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
import { numberBetween } from './parameters/number-parameters.ts';
import { unknownValueMessage } from './parameters/value-expression.ts';
import { soleIdentifier, withIdentifierClause } from './identifiers/recognized-identifier.ts';
import { fetchRelatedGroups } from './fetch-related-groups.ts';
import type { RelatedGroup } from './fetch-related-groups.ts';
import { suggestPersons } from './suggest-persons.ts';
import { toKindedRecord } from './to-kinded-record.ts';
import { toRelatedRecord } from './to-related-record.ts';
import { findRecord } from './find-records.ts';
import { publishedStatus } from './published-status.ts';

const KIND_NAMES = [...SEARCHED_KINDS, 'person'] as const;

const countsInput = { ...inputOf(z.object(TEXTS)), ofWords: Object.keys(TEXTS) };
const relatedInput = inputOf(
  z.object({
    relation: once()
      .transform((name, context) => {
        const relation = parseRelationName(name);
        if (relation !== null) return relation;
        context.addIssue({
          code: 'custom',
          message: unknownValueMessage(name, RELATION_NAMES),
        });
        return z.NEVER;
      })
      .optional()
      .meta({
        description: 'Only the records with this relation, page by page',
        documentedAs: { type: 'string', enum: RELATION_NAMES },
      }),
    kind: z
      .enum(KIND_NAMES, `Invalid value in '{name}'. Allowed values are: [${KIND_NAMES.join(', ')}]`)
      .optional()
      .meta({ description: 'With relation: only records of this kind' }),
    ...PAGING,
  }),
);
const suggestInput = inputOf(
  z.object({
    prefix: requiredText()
      .max(LIMITS.parameterChars, `Parameter '{name}' must be at most ${LIMITS.parameterChars} characters`)
      .meta({ description: 'Text to complete' }),
    limit: numberBetween(
      { min: 1, max: LIMITS.suggestions, fallback: DEFAULTS.suggestions },
      'Maximum number of completions',
    ),
  }),
);

const checkOffset = (page: number, pageSize: number): void => {
  if (page * pageSize > LIMITS.offsetRecords)
    throw new ApiError(
      400,
      `Only the first ${LIMITS.offsetRecords} records can be reached by page and pageSize`,
    );
};

const checkRelation = (query: unknown): void => {
  const names = givenNames(query);
  const [first] = names.filter((name) => name !== 'relation');
  if (first !== undefined && !names.includes('relation'))
    throw new ApiError(400, `Parameter '${first}' requires 'relation'`);
};

/** Returns the id of the record, or of the one that it was merged into. */
const keptId = async (engine: SearchEngine, given: string): Promise<string> =>
  (await findRecord(given, engine))?.record.id ?? stripKindPrefix(given);

/** Most ids are those of records: only one that nothing is related to is looked up, as it may be of a merged record. */
const relatedGroups = async (engine: SearchEngine, given: string): Promise<RelatedGroup[]> => {
  const plain = stripKindPrefix(given);
  const groups = await fetchRelatedGroups(engine, plain);
  if (groups.length > 0) return groups;
  const id = await keptId(engine, given);
  return id === plain ? [] : fetchRelatedGroups(engine, id);
};

const addRelated = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine } = dependencies;
  addRoute(app, dependencies, {
    url: '/related/:id',
    tag: EXTENSION_TAG,
    summary: 'Related records of a record',
    description:
      'Without relation: all groups with their first five records. With relation: one page of its records.',
    path: { id: 'OpenAIRE id of any record' },
    query: relatedInput,
    answer: z.union([relatedGroupsAnswer, relatedPageAnswer]),
    reply: async ({ relation, kind, page, pageSize }, request) => {
      const given = pathParameter(request, 'id');
      checkRelation(request.query);
      if (relation === undefined) return { groups: await relatedGroups(engine, given) };
      const id = await keptId(engine, given);
      checkOffset(page, pageSize);
      const range = { offset: (page - 1) * pageSize, limit: pageSize, kind };
      const { total, hits } = await engine.related(id, relation, range);
      return { header: { numFound: total, page, pageSize }, results: hits.map(toRelatedRecord) };
    },
  });
};

const addSuggestions = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine } = dependencies;
  addRoute(app, dependencies, {
    url: '/suggest',
    tag: EXTENSION_TAG,
    summary: 'Completions of a text, and the records whose identifier or number it is',
    query: suggestInput,
    answer: suggestAnswer,
    reply: async ({ prefix, limit }) => {
      const canComplete = engine.capabilities.has('completions');
      // Another server gets no request for each letter that a visitor types.
      const canBeIdentifier = canComplete || soleIdentifier(parseQueryText(prefix).tree) !== null;
      const [completions, persons, records] = await Promise.all([
        // Authors are among the completions, too, and have their own list.
        canComplete ? engine.suggest(prefix, { limit: 2 * limit }) : [],
        canComplete ? suggestPersons(engine, prefix) : [],
        canBeIdentifier ? recordsWithIdentifier(prefix, SEARCHED_KINDS, engine) : [],
      ]);
      const suggestions = completions.filter(({ group }) => group !== PERSON_GROUP).slice(0, limit);
      return { suggestions, records, persons };
    },
  });
};

const addCapabilities = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine } = dependencies;
  addRoute(app, dependencies, {
    url: '/capabilities',
    tag: EXTENSION_TAG,
    summary: 'Whether the records are live from another server, and what the search lacks therefore',
    answer: capabilitiesAnswer,
    reply: async () => ({
      isLive: engine.about()?.isLive ?? false,
      lacks: CAPABILITIES.filter((one) => !engine.capabilities.has(one)),
    }),
  });
};

/** Adds the routes of the portal that extend the Graph API: counts, overview, relations, completions, records of any kind. */
export const addPortalRoutes = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine, clock } = dependencies;
  addRoute(app, dependencies, {
    url: '/counts',
    tag: EXTENSION_TAG,
    summary: 'Number of results by kind',
    query: countsInput,
    answer: countsAnswer,
    isCached: true,
    reply: async ({ search, q }) => ({
      counts: await countKinds(engine, {
        op: 'and',
        nodes: [withIdentifierClause(search), withIdentifierClause(q)],
      }),
    }),
  });
  addRoute(app, dependencies, {
    url: '/overview',
    tag: EXTENSION_TAG,
    summary: 'Overview of the graph',
    answer: overviewAnswer,
    isCached: true,
    reply: () => fetchOverview(engine, clock()),
  });
  addRoute(app, dependencies, {
    url: '/status',
    tag: EXTENSION_TAG,
    summary: 'The generation of the records; none if another server answers the searches',
    answer: statusAnswer,
    reply: () => {
      const status = publishedStatus(engine);
      if (status.isLive) throw new ApiError(404, 'The records are live: they have no generation');
      return Promise.resolve(status);
    },
  });
  addCapabilities(app, dependencies);
  addRelated(app, dependencies);
  addSuggestions(app, dependencies);
  addRoute(app, dependencies, {
    url: '/records/:id',
    tag: EXTENSION_TAG,
    summary: 'Get a record of any kind by id',
    path: { id: 'OpenAIRE id' },
    answer: kindedAnswer,
    reply: async (_query, request) => {
      const id = pathParameter(request, 'id');
      const found = await findRecord(id, engine);
      if (!found) throw new ApiError(404, `Record with id: ${id} not found`);
      return toKindedRecord(found);
    },
  });
};
