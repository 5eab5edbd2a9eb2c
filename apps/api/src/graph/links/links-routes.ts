import { dayNumber } from '@open-discovery/graph-index';
import { PRODUCT_RELATION_NAMES, PRODUCT_TYPES } from '@open-discovery/model';
import type { ProductRelation } from '@open-discovery/model';
import { parseQueryText } from '@open-discovery/search-fields';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Filter } from '../../search/engine-query.ts';
import { addRoute } from '../../http/add-route.ts';
import type { RouteDependencies } from '../../http/add-route.ts';
import { ApiError } from '../../errors/api-error.ts';
import { inputOf } from '../../http/input.ts';
import { linksAnswer, relationsAnswer } from '../answer-schemas.ts';
import { DAY_PATTERN, integer, oneText } from '../parameters/documented-as.ts';
import { inTextFields } from '../parameters/in-text-fields.ts';
import { LIMITS } from '../parameters/limits.ts';
import { numberParameter, pageSizeUpTo } from '../parameters/number-parameters.ts';
import { once } from '../parameters/parameter.ts';
import { unknownValueMessage } from '../parameters/value-expression.ts';
import { findLinks } from './find-links.ts';
import { relationPairs } from './relations.ts';

const TAG = 'Graph API V3';

const publisher = (end: string) =>
  once()
    .optional()
    .meta({ description: `Words of the publisher of the ${end}` });
const pid = (end: string) =>
  once()
    .optional()
    .meta({
      description: `Persistent identifier or OpenAIRE id of the ${end}; sourcePid or targetPid is required`,
    });
const type = (end: string) =>
  z
    .enum(PRODUCT_TYPES, { error: ({ input }) => unknownValueMessage(String(input), PRODUCT_TYPES) })
    .optional()
    .meta({ description: `Type of the ${end}` });
const day = (end: 'first' | 'last', doc: string) =>
  once()
    .transform((text, context) => {
      const number = dayNumber(text, end);
      if (number !== null) return number;
      context.addIssue({
        code: 'custom',
        message: "Parameter '{name}' must be a date in the form YYYY or YYYY-MM-DD",
      });
      return z.NEVER;
    })
    .optional()
    .meta({ description: doc, documentedAs: oneText(DAY_PATTERN) });

const relation = once()
  .transform((text, context): ProductRelation => {
    const found = PRODUCT_RELATION_NAMES.find((name) => name.toLowerCase() === text.toLowerCase());
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: unknownValueMessage(text, PRODUCT_RELATION_NAMES) });
    return z.NEVER;
  })
  .optional()
  .meta({
    description: 'Relation that the source has to the target',
    documentedAs: { type: 'string', enum: PRODUCT_RELATION_NAMES },
  });

const linksInput = inputOf(
  z.object({
    sourcePid: pid('source'),
    targetPid: pid('target'),
    sourcePublisher: publisher('source'),
    targetPublisher: publisher('target'),
    sourceType: type('source'),
    targetType: type('target'),
    relation,
    fromDate: day('first', 'The target was published on this day or later'),
    toDate: day('last', 'The target was published on this day or earlier'),
    page: numberParameter()
      .refine((page) => page >= 0, "Parameter '{name}' must be greater than or equal to 0")
      .default(0)
      .meta({
        description: `Page, counted from 0; the first ${LIMITS.offsetRecords} links can be reached`,
        documentedAs: integer(0, LIMITS.offsetRecords - 1, 0),
      }),
    pageSize: pageSizeUpTo(LIMITS.linksPageSize, 'Links'),
  }),
);

const publisherFilter = (text: string | undefined): Filter[] =>
  text === undefined
    ? []
    : [
        {
          name: 'venue',
          is: 'text',
          text: inTextFields(parseQueryText(text, { fields: [] }).tree, ['venue']),
        },
      ];
const typeFilter = (value: string | undefined): Filter[] =>
  value === undefined ? [] : [{ name: 'type', is: 'any', field: 'type', values: [value] }];
const dateFilter = (from: number | undefined, to: number | undefined): Filter[] =>
  from === undefined && to === undefined
    ? []
    : [{ name: 'date', is: 'range', field: 'date', from: from ?? null, to: to ?? null }];

type LinksParameters = ReturnType<typeof linksInput.parse>;

const checkLinks = ({ sourcePid, targetPid, fromDate, toDate, page, pageSize }: LinksParameters): void => {
  if (sourcePid === undefined && targetPid === undefined)
    throw new ApiError(400, "At least one of 'sourcePid' or 'targetPid' is required");
  if (fromDate !== undefined && toDate !== undefined && fromDate > toDate)
    throw new ApiError(400, "Parameter 'fromDate' must not be later than 'toDate'");
  if ((page + 1) * pageSize > LIMITS.offsetRecords)
    throw new ApiError(400, `Only the first ${LIMITS.offsetRecords} links can be reached`);
};

/** Adds the routes of links between products and of their relation names. */
export const addLinksRoutes = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  addRoute(app, dependencies, {
    url: '/research-products/links',
    tag: TAG,
    summary: 'Links between research products',
    description: 'Pages are counted from 0. sourcePid or targetPid is required.',
    query: linksInput,
    answer: linksAnswer,
    reply: ({ page, pageSize, ...ends }) => {
      checkLinks({ page, pageSize, ...ends });
      const { sourcePid = null, targetPid = null } = ends;
      return findLinks(dependencies.engine, {
        source: {
          pid: sourcePid,
          filters: [...publisherFilter(ends.sourcePublisher), ...typeFilter(ends.sourceType)],
        },
        target: {
          pid: targetPid,
          filters: [
            ...publisherFilter(ends.targetPublisher),
            ...typeFilter(ends.targetType),
            ...dateFilter(ends.fromDate, ends.toDate),
          ],
        },
        relation: ends.relation ?? null,
        page,
        pageSize,
      });
    },
  });
  addRoute(app, dependencies, {
    url: '/research-products/links/relations-info',
    tag: TAG,
    summary: 'The relations that links can have',
    answer: relationsAnswer,
    reply: () => Promise.resolve(relationPairs()),
  });
};
