import type { FastifyRequest } from 'fastify';
import { isBuiltPage } from '../runtime/built-pages.ts';
import { PAGES_ROUTE } from './add-error-handler.ts';

/** Returns the route of a request as a label of metrics, one of few: paths of the code, never those of visitors. */
export const routeLabel = ({ routeOptions, url }: FastifyRequest): string => {
  if (routeOptions.url !== PAGES_ROUTE) return routeOptions.url ?? 'none';
  const [path = ''] = url.split('?', 1);
  return isBuiltPage(path) ? path.toLowerCase() : 'other page';
};
