import { tag, xmlDocument } from '@open-discovery/export-formats';
import type { Xml } from '@open-discovery/export-formats';
import type { Feed, FeedEntry } from './feed.ts';

const ATOM = 'http://www.w3.org/2005/Atom';

/** The author of the feed, required for entries without authors. */
const FEED_AUTHOR = 'Open Discovery';

const author = (name: string, uri: string | null): Xml =>
  tag('author', {}, tag('name', {}, name), uri === null ? null : tag('uri', {}, uri));

const entryXml = (entry: FeedEntry): Xml =>
  tag(
    'entry',
    {},
    tag('id', {}, entry.id),
    tag('title', {}, entry.title),
    tag('link', { rel: 'alternate', ...(entry.isPage && { type: 'text/html' }), href: entry.url }),
    entry.identifier === '' ? null : tag('link', { rel: 'related', href: entry.identifier }),
    tag('updated', {}, entry.updated),
    entry.published === null ? null : tag('published', {}, entry.published),
    entry.authors.map(({ name, orcid }) => author(name, orcid)),
    entry.subjects.map((term) => tag('category', { term })),
    entry.summary === '' ? null : tag('summary', {}, entry.summary),
  );

/** Writes a feed as Atom 1.0. RFC 4287. */
export const toAtom = ({ title, self, home, results, updated, entries }: Feed): string =>
  xmlDocument(
    tag(
      'feed',
      { xmlns: ATOM },
      tag('id', {}, self),
      tag('title', {}, title),
      tag('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      tag('link', { rel: 'alternate', type: 'text/html', href: results ?? home }),
      tag('updated', {}, updated),
      author(FEED_AUTHOR, home),
      entries.map(entryXml),
    ),
  );
