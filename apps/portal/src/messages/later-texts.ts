/** Parts of the page whose texts come with their code, after the page has come alive. */
const LATER_PARTS = [
  'access-meaning',
  'admin-menu',
  'author',
  'chips',
  'cite',
  'consent',
  'error',
  'facets',
  'fact',
  'format',
  'graph',
  'landing',
  'metrics',
  'missing-portal',
  'over-years',
  'recovery',
  'relation',
  'report',
  'route-meaning',
  'share',
  'sources',
  'suggest',
  'table',
  'type-name',
  'user-info',
  'view',
  'works',
] as const;

/** Whether a text belongs to a part that is loaded after the page has come alive, or in place of a page. */
export const isLater = (id: string): boolean => LATER_PARTS.some((part) => id.startsWith(`${part}.`));
