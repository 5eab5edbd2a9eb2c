import type { Json } from '../../http/json.ts';
import { readDocs, slugOf } from './read-docs.ts';
import type { DocsOptions } from './read-docs.ts';
import { renderGroupPage } from './render-group-page.ts';
import { renderIndexPage } from './render-index-page.ts';
import { SCHEMAS_SLUG } from './render-schema.ts';
import { renderSchemasPage } from './render-schemas-page.ts';

/**
 * Renders a page about an OpenAPI document: that of all groups of calls, that of the named schemas, or that of the group with a slug. It works
 * without scripts; with them it filters the calls, copies requests and shows responses. An unknown slug gives null.
 */
export const renderDocsPage = (document: Json, slug: string | null, options: DocsOptions): string | null => {
  const docs = readDocs(document, options);
  if (slug === null) return renderIndexPage(docs);
  if (slug === SCHEMAS_SLUG) return renderSchemasPage(docs);
  const group = docs.groups.find((one) => slugOf(one) === slug);
  return group ? renderGroupPage(docs, group) : null;
};
