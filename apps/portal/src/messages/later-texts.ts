/** Parts of the page whose texts come with them: none is on a page that is found and shown. */
const LATER_PARTS = [
  'admin-menu',
  'chips',
  'consent',
  'error',
  'facets',
  'missing-portal',
  'over-years',
  'recovery',
  'suggest',
  'table',
  'type-name',
  'user-info',
  'view',
] as const;

/** Whether a text belongs to a part that is loaded after the page has come alive, or in place of a page. */
export const isLater = (id: string): boolean => LATER_PARTS.some((part) => id.startsWith(`${part}.`));
