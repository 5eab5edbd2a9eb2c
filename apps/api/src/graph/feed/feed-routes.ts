import type { PublicUrls } from '@open-discovery/export-formats';
import { chooseLanguage, chooseMediaType } from '@open-discovery/http-server';
import { PORTAL_LANGUAGES } from '@open-discovery/model';
import type { Kind, PortalLanguage } from '@open-discovery/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EngineQuery, SortField } from '../../search/engine-query.ts';
import { addFileRoute } from '../../http/add-file-route.ts';
import type { RouteDependencies } from '../../http/add-route.ts';
import { contentTypeOf } from '../../http/content-type.ts';
import { bothInputs, inputOf } from '../../http/input.ts';
import { oneOf } from '../parameters/parameter.ts';
import type { SearchAnswer } from '../../search/search-engine.ts';
import { FORMATS_TAG } from '../extension-tag.ts';
import { collectionInput } from '../collection-input.ts';
import { collectionRequest } from '../collection-request.ts';
import type { Collection } from '../parameters/collections.ts';
import { LIMITS } from '../parameters/limits.ts';
import { searchText } from '../search-text.ts';
import type { Feed } from './feed.ts';
import { FEED_PAGE_TEXTS } from './feed-page-texts.ts';
import { resultsAddress } from './results-address.ts';
import { toAtom } from './to-atom.ts';
import { FEED_PAGE_POLICY, toHtml } from './to-html.ts';
import { toEntry } from './to-entry.ts';
import type { FeedTimes } from './to-entry.ts';
import { toJsonFeed } from './to-json-feed.ts';

const FORMATS = {
  atom: { mediaType: 'application/atom+xml', write: toAtom },
  json: { mediaType: 'application/feed+json', write: toJsonFeed },
} as const satisfies Record<string, { mediaType: string; write: (feed: Feed) => string }>;

const feedInput = inputOf(
  z.object({
    format: oneOf(['atom', 'json']).default('atom').meta({ description: 'Atom 1.0 or JSON Feed 1.1' }),
  }),
);

/** The date that sorts what came into the portal on the same day. */
const SECOND_DATES: Readonly<Partial<Record<Kind, SortField>>> = { product: 'date', project: 'startDate' };

const newestFirst = (query: EngineQuery): EngineQuery => {
  const second = query.kind === null ? undefined : SECOND_DATES[query.kind];
  return {
    ...query,
    sort: [
      { by: 'updatedHere', descending: true },
      ...(second ? [{ by: second, descending: true }] : []),
      { by: 'title', descending: false },
    ],
    facets: [],
    highlight: false,
    explain: false,
    offset: 0,
    limit: LIMITS.feedEntries,
    after: null,
  };
};

/** Returns the public URL of the feed. */
const selfAddress = ({ path }: Collection, { graph }: PublicUrls, url: string): string => {
  const address = new URL(`${graph}/${path}/feed`);
  address.search = url.split('?').slice(1).join('?');
  return address.href;
};

const titleOf = ({ plural }: Collection, words: string): string =>
  `${plural.charAt(0).toUpperCase()}${plural.slice(1)}${words === '' ? '' : `: ${words}`}`;

/** Returns the title of the page of a feed. The feed itself is in English, as the API is. */
const pageTitleOf = ({ kind }: Collection, words: string, language: PortalLanguage): string => {
  const { kinds, colon } = FEED_PAGE_TEXTS[language];
  return words === '' ? kinds[kind] : `${kinds[kind]}${colon}${words}`;
};

const entriesOf = ({ hits }: SearchAnswer, publicUrls: PublicUrls, times: FeedTimes) => {
  const entries = hits.map((hit) => toEntry(hit, publicUrls, times));
  const updated = entries.map((entry) => entry.updated).sort();
  return { entries, updated: updated.at(-1) ?? times.fallback };
};

const HTML = 'text/html';
const VARY = { vary: 'accept, accept-language, cookie' };

/** Reports whether a browser opened the address. Feed readers ask for a feed, or for anything. */
const isBrowser = ({ headers }: FastifyRequest): boolean =>
  chooseMediaType(headers.accept, [FORMATS.atom.mediaType, 'application/xml', HTML]) === HTML;

/** Returns the language of the page: that of the portal’s cookie, otherwise the browser’s. */
const languageOf = ({ headers }: FastifyRequest): PortalLanguage => {
  const remembered = /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '')?.[1];
  return (
    PORTAL_LANGUAGES.find((language) => language === remembered) ??
    chooseLanguage(headers['accept-language'], PORTAL_LANGUAGES) ??
    'en'
  );
};

const pageOf = (feed: Feed, language: PortalLanguage) => {
  const headers = {
    ...VARY,
    'content-type': `${HTML}; charset=utf-8`,
    'content-language': language,
    'content-security-policy': FEED_PAGE_POLICY,
  };
  return { headers, body: toHtml(feed, language) };
};

/** Adds the feed of a collection. */
export const addFeedRoute = (
  app: FastifyInstance,
  dependencies: RouteDependencies,
  collection: Collection,
): void => {
  const { engine, clock, publicUrls } = dependencies;
  addFileRoute(app, dependencies, {
    url: `/${collection.path}/feed`,
    tag: FORMATS_TAG,
    summary: `Feed of the newest ${collection.plural} of a search`,
    description: `The newest ${LIMITS.feedEntries} results: those that came into the portal or changed in it last. Of one day, works are sorted by publication, projects by their start, others by name. Dates in the future are ignored. Sort order and page of the search are ignored. A browser that opens an Atom feed gets a page that can be read.`,
    query: bothInputs(collectionInput(collection), feedInput),
    mediaTypes: [...Object.values(FORMATS).map(({ mediaType }) => mediaType), HTML],
    reply: async ({ first, second: { format } }, request) => {
      const { url } = request;
      const { query } = await collectionRequest(collection, first, dependencies, request);
      const answer = await engine.search(newestFirst(query));
      const now = new Date(clock()).toISOString();
      const fallback = engine.about()?.publishedAt ?? now;
      const { mediaType, write } = FORMATS[format];
      const results = resultsAddress(first, query);
      const words = searchText(first);
      const feed: Feed = {
        title: titleOf(collection, words),
        self: selfAddress(collection, publicUrls, url),
        home: `${publicUrls.portal}/`,
        results: results && `${publicUrls.portal}${results}`,
        ...entriesOf(answer, publicUrls, { now, fallback }),
      };
      if (format === 'atom' && isBrowser(request)) {
        const language = languageOf(request);
        return pageOf({ ...feed, title: pageTitleOf(collection, words, language) }, language);
      }
      return { headers: { ...VARY, 'content-type': contentTypeOf(mediaType) }, body: write(feed) };
    },
  });
};
