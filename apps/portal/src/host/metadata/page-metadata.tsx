import type { PortalConfiguration } from '@open-discovery/config';
import {
  linkHeader,
  recordPageMetadata,
  resultSignposts,
  signposts,
  toCollectionPage,
} from '@open-discovery/export-formats/page-metadata';
import type { Place, TypedLink } from '@open-discovery/export-formats/page-metadata';
import { KINDS } from '@open-discovery/model';
import type { KindedRecord } from '@open-discovery/model';
import { createParameters, formatSearchAddress, toGraphParameters } from '@open-discovery/search-fields';
import type { ReactNode } from 'react';
import { MachineHead } from './metadata-head.tsx';
import { hasOwnFormats, placeOf } from './public-urls.ts';
import { recordAddressOf, shownRecord, shownResults } from './shown-on-page.ts';
import type { Found, RecordAddress } from './shown-on-page.ts';

/** A page's metadata for its head and its `Link` header. */
export interface PageMetadata {
  readonly head: ReactNode;
  readonly link: string;
}

interface Surroundings {
  readonly configuration: PortalConfiguration;
  readonly currentYear: number;
}

/** Only our own API has addresses of formats to link to. */
const OF_OUR_API: ReadonlySet<string> = new Set(['describedby', 'linkset']);
const ofOurs = (links: readonly TypedLink[], configuration: PortalConfiguration): readonly TypedLink[] =>
  hasOwnFormats(configuration) ? links : links.filter(({ rel }) => !OF_OUR_API.has(rel));

const ofRecord = (
  address: RecordAddress,
  found: Found,
  { configuration }: Surroundings,
  place: Place,
): PageMetadata | null => {
  const shown = shownRecord(address, found);
  if (shown === null) return null;
  const { item, related } = shown;
  const options = { siteName: configuration.title, related };
  const links = ofOurs(signposts(item, place), configuration);
  return {
    head: <MachineHead {...recordPageMetadata(item, place, options)} links={links} />,
    link: linkHeader(links),
  };
};

const ofResults = (url: URL, found: Found, surroundings: Surroundings, place: Place): PageMetadata | null => {
  const shown = shownResults(url, found, surroundings);
  if (shown === null) return null;
  const { query, page } = shown;
  // All results have the kind of the query.
  const items = page.results.map((record) => ({ kind: query.kind, record }) as KindedRecord);
  const linkset = (format: string): string =>
    `${place.graph}/${KINDS[query.kind].collection}/linkset?${createParameters([
      ...toGraphParameters(query),
      ['format', format],
    ]).toString()}`;
  const links = ofOurs(resultSignposts(items, place, linkset), surroundings.configuration);
  const jsonLd = toCollectionPage(
    {
      url: `${place.portal}/?${formatSearchAddress(query)}`,
      name: [query.keyword || query.text, surroundings.configuration.title].filter(Boolean).join(' · '),
      total: page.total,
      offset: (query.page - 1) * query.size,
      records: items,
    },
    place,
  );
  return { head: <MachineHead links={links} jsonLd={jsonLd} />, link: linkHeader(links) };
};

/** Returns the metadata of a page from its loader data; `null` for pages without metadata. */
export const pageMetadata = (url: URL, found: Found, surroundings: Surroundings): PageMetadata | null => {
  const place = placeOf(url.origin, surroundings.configuration);
  const address = recordAddressOf(url);
  return address === null
    ? ofResults(url, found, surroundings, place)
    : ofRecord(address, found, surroundings, place);
};
