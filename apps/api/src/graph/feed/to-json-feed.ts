import type { Feed, FeedEntry } from './feed.ts';

const authorJson = ({ name, orcid }: FeedEntry['authors'][number]) => ({
  name,
  ...(orcid === null ? {} : { url: orcid }),
});

const itemJson = (entry: FeedEntry) => ({
  id: entry.id,
  url: entry.url,
  ...(entry.identifier === '' ? {} : { external_url: entry.identifier }),
  title: entry.title,
  // Every item needs content, so records without an abstract repeat the title.
  content_text: entry.summary === '' ? entry.title : entry.summary,
  ...(entry.published === null ? {} : { date_published: entry.published }),
  date_modified: entry.updated,
  ...(entry.authors.length === 0 ? {} : { authors: entry.authors.map(authorJson) }),
  ...(entry.subjects.length === 0 ? {} : { tags: entry.subjects }),
});

/** Writes a feed as JSON Feed 1.1. https://www.jsonfeed.org/version/1.1/ */
export const toJsonFeed = ({ title, self, home, results, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: results ?? home,
    feed_url: self,
    items: entries.map(itemJson),
  });
