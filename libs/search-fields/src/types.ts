import type { ProductType, SearchedKind } from '@open-discovery/model';

/** What a visitor searches for. It lives in the page's address and nowhere else. */
export interface SearchQuery {
  readonly kind: SearchedKind;
  /** Product types wanted; empty means all. Only for products. */
  readonly types: readonly ProductType[];
  /** The words of the search box. */
  readonly keyword: string;
  /** The query text of the advanced search. */
  readonly text: string;
  /** Chosen values by field name; several values of one field mean "any of them", unless `matchAll` names the field. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Values that no result may have, by field name; product types by `type`. */
  readonly excluded: Readonly<Record<string, readonly string[]>>;
  /** Names of the fields whose chosen values each result has all, in the order of the alphabet. */
  readonly matchAll: readonly string[];
  /** First and last year, inclusive; `null` leaves that end open. */
  readonly from: number | null;
  readonly to: number | null;
  readonly sort: SortName;
  /** Counted from 1. */
  readonly page: number;
  readonly size: PageSize;
}

/** An order of results, as addresses spell it. */
export type SortName = 'relevance' | 'newest' | 'oldest' | 'cited' | 'viewed' | 'title';
/** Results per page. */
export type PageSize = 10 | 20 | 50;

/** Meaning of a query text. `field` is a search field's name, or `null` for any field. */
export type QueryNode =
  | { readonly op: 'all' }
  | { readonly op: 'and' | 'or'; readonly nodes: readonly QueryNode[] }
  | { readonly op: 'not'; readonly node: QueryNode }
  | { readonly op: 'word' | 'phrase' | 'prefix'; readonly field: string | null; readonly text: string }
  | {
      readonly op: 'range';
      readonly field: string;
      readonly from: string | null;
      readonly to: string | null;
    };

/** A mistake in a query text; `start` and `end` are offsets of UTF-16 units. */
export interface QueryTextProblem {
  readonly messageId: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** What the values of a field are. Spec §3, "Search field definition". */
export type FieldType = 'keyword' | 'refine' | 'vocabulary' | 'entity' | 'date' | 'year' | 'boolean';
/** How the values of a field are chosen. Spec §3, "Search field definition". */
export type FilterType = 'checkbox' | 'radio' | 'range' | 'none';

/** One field by which a kind is searched. Spec §3, "Search field definition". */
export interface SearchField {
  /** Name in filters and addresses. */
  readonly name: string;
  /** Name in query texts and in the index; `null` where the index has no such field. */
  readonly indexField: string | null;
  readonly messageId: string;
  readonly type: FieldType;
  /** Parameter of the portal's address. */
  readonly param: string;
  /** Code of the operator that joins this field to others in a fielded query. Spec §9: and, or. */
  readonly operator: 'and' | 'or';
  readonly equalityOperator: '=' | 'exact';
  readonly filterType: FilterType;
  /** Filter parameter of the Graph API for exact values; `null` where it has none and ours (`refine`) serves. */
  readonly graphParam: string | null;
  /** Filter parameters of the Graph API for the first and the last year or date; `null` where there are none. */
  readonly graphRange: readonly [from: string, to: string] | null;
  /** Whether the result page offers this field's values with counts. */
  readonly facet: boolean;
  /** The field whose choice makes this one available. Spec §4, "Dependent filters". */
  readonly parent: string | null;
  /** Not offered until its parent is chosen. Spec §4, "Hidden fields". */
  readonly hidden: boolean;
  /** Whether a record may have several values, so that all of several can be asked for. */
  readonly several: boolean;
}

/** A part of an address that was left out, and why: `messageId` names the sentence to show. */
export interface AddressNotice {
  readonly param: string;
  readonly value: string;
  readonly messageId: string;
}

/** The part of the platform's `URLSearchParams` that parameters are handed out with. */
export interface Parameters extends Iterable<[string, string]> {
  append(name: string, value: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  toString(): string;
}
