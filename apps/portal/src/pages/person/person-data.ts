import type { SearchAddress } from '@open-discovery/search-fields';
import type { Facet, FacetValue } from '@open-discovery/graph-client';
import type { ResultsData } from '../home/home-data.ts';
import type { Mistake, Subject } from './person-query.ts';

/** An author with the figures of all of their works. */
export interface ShownPerson {
  readonly subject: Subject;
  /** The name that most of the works give; the ORCID iD where they could not be counted. */
  readonly name: string;
  /** Number of all works of the author; `null` where they could not be counted. */
  readonly total: number | null;
  readonly facets: Readonly<Record<string, Facet>>;
  /** Authors with an ORCID iD whose names contain the name that was searched for. */
  readonly namesakes: readonly FacetValue[];
  /** Authors with a part of the name, where no work has the name itself. */
  readonly similar: readonly FacetValue[];
}

/** The data of the page of an author: a list of results, like that of home. */
export type PersonData =
  | (SearchAddress & ResultsData & { readonly builder: null; readonly person: ShownPerson })
  | { readonly shows: 'unknown-person'; readonly orcid: string }
  | { readonly shows: 'mistake'; readonly mistake: Mistake };
