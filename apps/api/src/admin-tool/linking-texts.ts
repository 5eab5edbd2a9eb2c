import { listItems } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import { LINKING_COLLECTIONS, linksIn } from '../content/links-in.ts';
import { pagesOf } from './views.ts';
import type { PortalItem } from './views.ts';

/** Returns the texts of a portal that link to routes of this site. */
export const linkingTexts = (content: Content, portal: PortalItem) =>
  LINKING_COLLECTIONS.flatMap((collection) =>
    (collection === 'page'
      ? pagesOf(content, portal)
      : listItems(content, collection, portal.fields.pid)
    ).map(({ id, fields }) => ({ _id: id, collection, routes: linksIn(fields) })),
  ).filter(({ routes }) => routes.length > 0);
