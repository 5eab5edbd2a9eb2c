import type { FacetValue } from '@open-discovery/graph-client';
import type { DataSource, GraphRecord } from '@open-discovery/model';
import type { HttpError } from '@open-discovery/http';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import { data, redirect } from 'react-router-dom';
import { failureStatus } from '../../runtime/failure-status.ts';
import type { LoaderOf } from '../../runtime/route-services.ts';
import {
  parseDepositSearch,
  PLACE_FIELDS,
  placesQuery,
  placeTypes,
  toDepositPlace,
} from './deposit-places.ts';
import type { DepositPlace, PlaceField, DepositSearch } from './deposit-places.ts';
import { DEPOSIT_PATH } from '../../runtime/paths.ts';

/** The places that a search has found. */
export type DepositData =
  | {
      readonly state: 'found';
      readonly wanted: DepositSearch;
      readonly total: number;
      readonly places: readonly DepositPlace[];
      readonly choices: Readonly<Partial<Record<PlaceField, readonly FacetValue[]>>>;
    }
  /** The portal has no data sources that take works. */
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly error: HttpError };

/** Data sources have neither a type of product nor a legal name; the search asks for nothing else. */
const isDataSource = (record: GraphRecord): record is DataSource =>
  !('legalName' in record) && !('mainTitle' in record);

const ALL_SOURCES = { ...EMPTY_QUERY, kind: 'dataSource' } as const;
const TYPES_MAX = 100;
const CHOICES_MAX = 100;

/** Loads the places where works can be put, and the choices of the form. */
export const depositSearchLoader: LoaderOf =
  ({ fetchQuery }) =>
  async ({ request }) => {
    const wanted = parseDepositSearch(new URL(request.url).searchParams);
    const failed = (error: HttpError) =>
      data<DepositData>({ state: 'failed', error }, { status: failureStatus(error) });
    const types = await fetchQuery('figureCounts', {
      query: ALL_SOURCES,
      facets: ['sourceType'],
      size: TYPES_MAX,
    });
    if (types.state === 'failed') return failed(types.error);
    const found = types.state === 'found' ? (types.value.facets['sourceType']?.values ?? []) : [];
    const places = placeTypes(found.map(({ value }) => value));
    if (places.length === 0) return data<DepositData>({ state: 'none' });
    const query = placesQuery(wanted, places);
    const search = await fetchQuery('search', {
      query,
      options: { facets: PLACE_FIELDS, facetSize: CHOICES_MAX, facetDistinct: false },
    });
    if (search.state !== 'found')
      return search.state === 'failed' ? failed(search.error) : data<DepositData>({ state: 'none' });
    const { total, results, facets } = search.value;
    return data<DepositData>({
      state: 'found',
      wanted,
      total,
      places: results.filter(isDataSource).map(toDepositPlace),
      choices: Object.fromEntries(PLACE_FIELDS.map((field) => [field, facets[field]?.values ?? []])),
    });
  };

/** Leads the address of one well-known place to the search for it. Spec §2 "Other known paths". */
export const zenodoLoader: LoaderOf = () => () => redirect(`${DEPOSIT_PATH}?keyword=zenodo`);
