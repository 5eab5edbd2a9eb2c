import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addCachedRoute, addRoute, pathParameter } from '../http/add-route.ts';
import type { RouteDependencies } from '../http/add-route.ts';
import { ApiError } from '../errors/api-error.ts';
import { FORMATS_TAG } from '../graph/extension-tag.ts';
import { inputOf } from '../http/input.ts';
import type { StyleFolder } from './style-folder.ts';

/** Length of a suggestion list. */
const MAX_STYLES = 50;
const MEDIA_TYPE = 'application/vnd.citationstyles.style+xml';

const stylesInput = inputOf(
  z.object({
    q: z.string().max(200, "Parameter '{name}' must be at most 200 characters").optional().meta({
      description: 'Words of the title',
    }),
  }),
);
const stylesAnswer = z.object({
  total: z.int(),
  styles: z.array(z.object({ id: z.string(), title: z.string() })),
});

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Adds the routes for searching and reading the citation styles of the configured folder. */
export const addCitationStyleRoutes = (
  app: FastifyInstance,
  dependencies: RouteDependencies,
  folder: StyleFolder,
): void => {
  addRoute(app, dependencies, {
    url: '/citation-styles',
    tag: FORMATS_TAG,
    summary: 'Citation styles in addition to the bundled ones',
    query: stylesInput,
    answer: stylesAnswer,
    reply: async ({ q = '' }) => {
      const words = wordsOf(q);
      const found = (await folder.list()).filter(({ id, title }) => {
        const text = `${id} ${title}`.toLowerCase();
        return words.every((word) => text.includes(word));
      });
      return { total: found.length, styles: found.slice(0, MAX_STYLES) };
    },
  });
  addCachedRoute(
    app,
    dependencies,
    {
      url: '/citation-styles/:id',
      tag: FORMATS_TAG,
      summary: 'Get a citation style as CSL',
      path: { id: 'Id of the style' },
    },
    {
      schema: { content: { [MEDIA_TYPE]: { schema: { type: 'string' } } } },
      reply: async (_query, request, reply) => {
        const id = pathParameter(request, 'id');
        const xml = await folder.read(id);
        if (xml === null) throw new ApiError(404, `Citation style ${id} not found`);
        void reply.type(`${MEDIA_TYPE}; charset=utf-8`);
        return xml;
      },
    },
  );
};
