import type { PortalConfiguration } from '@open-discovery/config';
import type { RelatedGroup, SearchPage, SimilarWork, ValuesOverYears } from '@open-discovery/graph-client';
import type { GraphRecord, RecordKind } from '@open-discovery/model';
import type { QueryResult } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useLoaderData } from 'react-router-dom';
import type { CountedWorks } from '../../components/statistics/counted-works.ts';
import type { ViewName } from './view-name.ts';

/** The data of a landing page's loader; `null` where there is no such record. */
export interface LandingData {
  readonly shows: 'record';
  readonly kind: RecordKind;
  readonly view: ViewName;
  readonly record: QueryResult<GraphRecord>;
  readonly related: QueryResult<readonly RelatedGroup[]>;
  readonly works: WorksData | null;
  /** The works of a project's report, page by page. */
  readonly report: readonly QueryResult<SearchPage>[];
  /** The works that are about the same as a product, if the address asks for them. */
  readonly similar?: QueryResult<readonly SimilarWork[]>;
  /** True for a community that only the console has: no format of the API has it. */
  readonly isOutsideGraph?: boolean;
  /** The logo that the managers of a community have chosen. */
  readonly logo?: PortalConfiguration['logo'];
  /** The works that a community counts on its page. */
  readonly statistics?: readonly CountedWorks[];
  /** The search for the works of a community, where its managers have chosen how they are selected. */
  readonly selected?: SearchQuery;
}

/** The works of a record, with their figures. */
export interface WorksData {
  readonly query: SearchQuery;
  readonly search: QueryResult<SearchPage>;
  /** Works per year by type and by access; `null` for the works that cite a product. */
  readonly years: Readonly<Record<YearlyField, QueryResult<ValuesOverYears>>> | null;
}

/** A field whose values are counted for each year. */
type YearlyField = 'type' | 'access';

/** Returns the data of the landing page's loader. */
export const useLandingData = (): LandingData | null =>
  useLoaderData<LandingData | null | undefined>() ?? null;
