import type { PortalConfiguration } from '@open-discovery/config';
import {
  linkHeader,
  recordPageMetadata,
  resultSignposts,
  signposts,
  toCollectionPage,
  toProfilePage,
} from '@open-discovery/export-formats/page-metadata';
import type { PublicUrls, TypedLink } from '@open-discovery/export-formats/page-metadata';
import { KINDS, PERSON_PATH } from '@open-discovery/model';
import type { KindedRecord } from '@open-discovery/model';
import { foundValue, withScope } from '@open-discovery/portal-state';
import { createParameters, formatSearchAddress, toGraphParameters } from '@open-discovery/search-fields';
import type { ReactNode } from 'react';
import type { PersonData } from '../../pages/person/person-data.ts';
import type { HomeData, ResultsData } from '../../pages/home/home-data.ts';
import type { LandingData } from '../../pages/landing/landing-data.ts';
import { ownLogo } from '../install/web-manifest.ts';
import { MetadataHead } from './metadata-head.tsx';
import { OembedLink } from './oembed-link.tsx';
import { hasOwnFormats, toPublicUrls } from './public-urls.ts';
import { shownRecord } from './shown-on-page.ts';
import type { ShownData } from './shown-on-page.ts';

/** The metadata of a page: elements of its head, and its `Link` header. */
export interface PageMetadata {
  readonly head: ReactNode;
  readonly link: string;
}

type ListedResults = (HomeData & ResultsData) | Extract<PersonData, { shows: 'results' }>;

/** The picture of portals without a logo. */
const ICON = '/icons/icon-512.png';

/** The longest address of a page that says how to embed it. Editors of other sites take no longer ones. */
const EMBEDDED_CHARACTERS = 2_000;

/** Without our own API there are no addresses of formats to point at. */
const OF_OUR_API: ReadonlySet<string> = new Set(['describedby', 'linkset']);
const withoutFormats = (links: readonly TypedLink[]): readonly TypedLink[] =>
  links.filter(({ rel }) => !OF_OUR_API.has(rel));
const ofOurs = (links: readonly TypedLink[], configuration: PortalConfiguration): readonly TypedLink[] =>
  hasOwnFormats(configuration) ? links : withoutFormats(links);

const ofRecord = (
  data: LandingData,
  configuration: PortalConfiguration,
  publicUrls: PublicUrls,
): PageMetadata | null => {
  const shown = shownRecord(data);
  if (shown === null) return null;
  const { item, related } = shown;
  const image = new URL(ownLogo(configuration) ?? ICON, publicUrls.portal).href;
  const options = { siteName: configuration.title, image, related };
  const all = signposts(item, publicUrls);
  const links = data.isOutsideGraph ? withoutFormats(all) : ofOurs(all, configuration);
  return {
    head: <MetadataHead {...recordPageMetadata(item, publicUrls, options)} links={links} />,
    link: linkHeader(links),
  };
};

/** The address of a list of results, and the ORCID iD of the author whose works it has. */
const placeOf = (data: ListedResults): { readonly path: string; readonly orcid: string | null } =>
  'person' in data
    ? { path: PERSON_PATH, orcid: data.person.subject.is === 'person' ? data.person.subject.orcid : null }
    : { path: '/', orcid: null };

const ofResults = (
  data: ListedResults,
  configuration: PortalConfiguration,
  publicUrls: PublicUrls,
): PageMetadata | null => {
  const { query, search } = data;
  const page = foundValue(search);
  if (page === null) return null;
  // The query names the kind of all its results.
  const items = page.results.map((record) => ({ kind: query.kind, record }) as KindedRecord);
  const linkset = (format: string): string =>
    `${publicUrls.graph}/${KINDS[query.kind].collection}/linkset?${createParameters([
      ...toGraphParameters(withScope(configuration, query)),
      ['format', format],
    ]).toString()}`;
  const links = ofOurs(resultSignposts(items, publicUrls, linkset), configuration);
  const { path, orcid } = placeOf(data);
  const listed = {
    url: `${publicUrls.portal}${path}?${formatSearchAddress(query)}`,
    name: [query.keyword || query.text, configuration.title].filter(Boolean).join(' · '),
    total: page.total,
    offset: (query.page - 1) * query.size,
    records: items,
  };
  const jsonLd =
    'person' in data && orcid !== null
      ? toProfilePage({ ...listed, orcid, name: data.person.name }, publicUrls)
      : toCollectionPage(listed, publicUrls);
  return { head: <MetadataHead links={links} jsonLd={jsonLd} />, link: linkHeader(links) };
};

/** Returns the metadata of a page from the data of its loader; `null` for pages without. */
export const pageMetadata = (
  url: URL,
  data: ShownData | null,
  configuration: PortalConfiguration,
): PageMetadata | null => {
  const metadata = metadataOf(data, configuration, toPublicUrls(url.origin, configuration));
  if (metadata === null) return null;
  const head = (
    <>
      {metadata.head}
      {url.href.length <= EMBEDDED_CHARACTERS && <OembedLink page={url} />}
    </>
  );
  return { ...metadata, head };
};

const metadataOf = (
  data: ShownData | null,
  configuration: PortalConfiguration,
  publicUrls: PublicUrls,
): PageMetadata | null => {
  if (data?.shows === 'record') return ofRecord(data, configuration, publicUrls);
  return data?.shows === 'results' ? ofResults(data, configuration, publicUrls) : null;
};
