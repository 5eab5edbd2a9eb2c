import { feedAddress } from '@open-discovery/graph-client';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useGraphAddress } from '../../../runtime/use-graph-address.ts';
import { useScopedQuery } from '../../../search/use-scoped-query.ts';

/** Links in the head by which feed readers discover the feeds of a search. */
export const FeedLinks = ({ query, title }: { readonly query: SearchQuery; readonly title: string }) => {
  const addressOf = useGraphAddress();
  const scoped = useScopedQuery(query);
  const link = (format: 'atom' | 'json', type: string) => (
    <link rel="alternate" type={type} title={title} href={addressOf(feedAddress(scoped, format))} />
  );
  return (
    <>
      {link('atom', 'application/atom+xml')}
      {link('json', 'application/feed+json')}
    </>
  );
};
