import type { RelatedRecord } from '@open-discovery/export-formats/page-metadata';
import type { PortalConfiguration } from '@open-discovery/config';
import type { SearchPage } from '@open-discovery/graph-client';
import { KINDS, kindOf, RECORD_KINDS } from '@open-discovery/model';
import type { KindedRecord, RecordKind } from '@open-discovery/model';
import type { PortalApis, PortalState } from '@open-discovery/portal-state';
import { readSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { NON_QUERY_PARAMETERS, isSearch, searchArguments } from '../../search/search-arguments.ts';

/** What a page's loaders have found. */
export interface Found extends Pick<PortalApis, 'graphApi'> {
  readonly state: PortalState;
}

/** The record whose page an address is. */
export interface RecordAddress {
  readonly kind: RecordKind;
  readonly id: string;
}

/** Which record's page an address is; `null` for any other page. */
export const recordAddressOf = ({ pathname, searchParams }: URL): RecordAddress | null => {
  const kind = RECORD_KINDS.find((one) => KINDS[one].landingPath === pathname);
  const id = kind === undefined ? null : searchParams.get(KINDS[kind].idParam);
  return kind === undefined || !id ? null : { kind, id };
};

/** The record that a page shows and what it leads to, as the page's loader found them. */
export const shownRecord = (
  { kind, id }: RecordAddress,
  { state, graphApi }: Found,
): { readonly item: KindedRecord; readonly related: readonly RelatedRecord[] } | null => {
  const asked = graphApi.endpoints.record.select({ kind, id })(state).data;
  if (asked?.state !== 'found') return null;
  const groups = graphApi.endpoints.related.select(id)(state).data;
  const related = (groups?.state === 'found' ? groups.value : []).flatMap(({ relation, results }) =>
    results.map((item) => ({ relation, item })),
  );
  // The endpoint gives the record of the kind that it is asked for.
  return { item: { kind: kindOf(kind), record: asked.value } as KindedRecord, related };
};

/** The page of results that an address shows, as the page's loader found it. */
export const shownResults = (
  { pathname, searchParams }: URL,
  { state, graphApi }: Found,
  { configuration, currentYear }: { configuration: PortalConfiguration; currentYear: number },
): { readonly query: SearchQuery; readonly page: SearchPage } | null => {
  if (pathname !== '/' || !isSearch(searchParams)) return null;
  const { query } = readSearchAddress(searchParams, { currentYear, ignored: NON_QUERY_PARAMETERS });
  // Of a disabled kind the page shows products.
  const shown = searchArguments(query, configuration);
  const asked = graphApi.endpoints.search.select(shown)(state).data;
  return asked?.state === 'found' ? { query: shown.query, page: asked.value } : null;
};
