import { FACET_FIELDS, isNumberField } from '@open-discovery/graph-index';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../errors/api-error.ts';
import { addRoute } from '../../http/add-route.ts';
import type { RouteDependencies } from '../../http/add-route.ts';
import { bothInputs, inputOf } from '../../http/input.ts';
import { requiredText } from '../../http/required-text.ts';
import { EXTENSION_TAG } from '../extension-tag.ts';
import { collectionInput } from '../collection-input.ts';
import { collectionRequest } from '../collection-request.ts';
import type { Collection } from '../parameters/collections.ts';
import { LIMITS } from '../parameters/limits.ts';
import { repeated } from '../parameters/parameter.ts';
import { unknownValueMessage } from '../parameters/value-expression.ts';
import { countOverYears } from './count-over-years.ts';

/** Numeric fields are excluded: years are the other axis. */
const FIELDS = FACET_FIELDS.filter((field) => !isNumberField(field));

const fieldName = requiredText()
  .superRefine((field, context) => {
    if (!FIELDS.includes(field))
      context.addIssue({ code: 'custom', message: unknownValueMessage(field, FIELDS) });
  })
  .meta({
    description: 'The facet whose values are counted',
    documentedAs: { type: 'string', enum: FIELDS },
  });

const overYearsInput = inputOf(
  z.object({
    field: fieldName,
    value: repeated()
      .max(LIMITS.valuesOverYears, `Parameter '{name}' may be given at most ${LIMITS.valuesOverYears} times`)
      .default([])
      .meta({ description: 'A value of the field; the most frequent values if absent' }),
  }),
);

const counts = z.array(z.int()).describe('One count per year');

const overYearsAnswer = z
  .object({
    years: z.array(z.int()).describe('Those of the listed values, in order, without gaps'),
    rows: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        total: z.int().describe('Number of results with the value, including those without a year'),
        counts,
      }),
    ),
    results: z
      .object({
        total: z.int().describe('Number of results, including those without a year'),
        years: z.array(z.int()).describe('In order, without gaps'),
        counts,
      })
      .describe('All results, whatever their values: what the share of a value is of'),
    distinct: z.int().optional().describe('Number of distinct values; absent if values are given'),
    isEstimate: z
      .literal(true)
      .optional()
      .describe('Present if the number of distinct values is an estimate'),
  })
  .meta({ title: 'ValuesOverYears' });

/** Adds the counts by year of a collection. */
export const addOverYearsRoute = (
  app: FastifyInstance,
  dependencies: RouteDependencies,
  collection: Collection,
): void => {
  const { engine, clock } = dependencies;
  addRoute(app, dependencies, {
    url: `/${collection.path}/over-years`,
    tag: EXTENSION_TAG,
    summary: `Counts of ${collection.plural} by year and facet value`,
    description:
      'Counts ignore the filters on the facet’s own field. Projects are counted by start year; other kinds have no years.',
    query: bothInputs(collectionInput(collection), overYearsInput),
    answer: overYearsAnswer,
    reply: async ({ first, second: { field, value } }, request) => {
      if (!engine.capabilities.has('facets'))
        throw new ApiError(501, 'The records are live from another server, which counts no values of fields');
      const { query } = await collectionRequest(collection, first, dependencies, request);
      const { yearField } = collection;
      const options = { field, values: [...new Set(value)], yearField, now: clock() };
      return countOverYears(query, options, engine);
    },
  });
};
