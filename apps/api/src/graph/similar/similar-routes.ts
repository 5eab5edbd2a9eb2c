import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addRoute, pathParameter } from '../../http/add-route.ts';
import type { RouteDependencies } from '../../http/add-route.ts';
import { ApiError } from '../../errors/api-error.ts';
import { inputOf } from '../../http/input.ts';
import { recordAnswerOf } from '../record-answers.ts';
import { EXTENSION_TAG } from '../extension-tag.ts';
import { findRecord } from '../find-records.ts';
import { DEFAULTS, LIMITS } from '../parameters/limits.ts';
import { numberBetween } from '../parameters/number-parameters.ts';
import { findSimilar } from './find-similar.ts';

const similarInput = inputOf(
  z.object({
    limit: numberBetween(
      { min: 1, max: LIMITS.similarWorks, fallback: DEFAULTS.similarWorks },
      'Maximum number of works',
    ),
  }),
);

const similarAnswer = z.object({
  results: z
    .array(
      z.object({
        record: recordAnswerOf('product'),
        score: z.number().describe('Greater for works that share more'),
        why: z.object({
          references: z.int().describe('Number of works that both cite'),
          subjects: z.array(z.string()).describe('Subjects of both'),
          words: z.array(z.string()).describe('Rare words of both, the most telling first'),
        }),
      }),
    )
    .describe('The most similar first; empty if no work is similar enough'),
});

/** Adds the route of the works that are about the same as a work. */
export const addSimilarRoutes = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine } = dependencies;
  addRoute(app, dependencies, {
    url: '/similar/:id',
    tag: EXTENSION_TAG,
    summary: 'Works that are about the same as a research product, each with why',
    description:
      'Compares words of title, abstract and subjects, subjects and references. Versions and copies of the work are left out.',
    path: { id: 'OpenAIRE id of a research product' },
    query: similarInput,
    answer: similarAnswer,
    reply: async ({ limit }, request) => {
      if (!engine.capabilities.has('similar-works')) return { results: [] };
      const id = pathParameter(request, 'id');
      const found = await findRecord(id, engine);
      if (found?.kind !== 'product') throw new ApiError(404, `Research product with id: ${id} not found`);
      const work = { record: found.record, links: found.links };
      return { results: await findSimilar(engine, work, limit) };
    },
  });
};
