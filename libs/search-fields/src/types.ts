import type { ProductType, SearchedKind } from '@open-discovery/model';

/** A search. It is kept in the page's address and nowhere else. */
export interface SearchQuery {
  readonly kind: SearchedKind;
  /** Selected product types; empty means all. Only for products. */
  readonly types: readonly ProductType[];
  /** The words of the search box. */
  readonly keyword: string;
  /** The query text of the advanced search. */
  readonly text: string;
  /**
   * Selected values by field name. A record matches any value of a field, or all values if the field's
   * `equalityOperator` is `and` or `matchAll` names the field.
   */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Values that no result may have, by field name; product types are under `type`. */
  readonly excluded: Readonly<Record<string, readonly string[]>>;
  /** Names of the fields joined by `or` whose selected values must all match nevertheless, in alphabetical order. */
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
export type SortName = 'relevance' | 'words' | 'newest' | 'oldest' | 'cited' | 'viewed' | 'title';
/** Results per page. */
export type PageSize = 10 | 20 | 50;

/** The parsed meaning of a query text. `field` is a search field's name, or `null` for any field. */
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

/** A problem in a query text. `start` and `end` are offsets in UTF-16 units. */
export interface QueryTextProblem {
  readonly messageId: string;
  readonly message: string;
  /** The values of the placeholders of its message, for translations. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly start: number;
  readonly end: number;
}

/**
 * The type of a field's values. Spec §3, "Search field definition". An `area` is a part of the earth, `west,south,east,north`
 * in degrees.
 */
export type FieldType = 'keyword' | 'refine' | 'vocabulary' | 'entity' | 'date' | 'year' | 'boolean' | 'area';
/** The control that selects the values of a field. Spec §3, "Search field definition". */
export type FilterType = 'checkbox' | 'radio' | 'range' | 'none';

/** A search field of a kind. Spec §3, "Search field definition". */
export interface SearchField {
  /** Name in filters and addresses. */
  readonly name: string;
  /** Name in query texts and in the index; `null` if the index has no such field. */
  readonly indexField: string | null;
  readonly messageId: string;
  readonly type: FieldType;
  /** Parameter of the portal's address. */
  readonly param: string;
  /** The comparison with a record's value: `=` finds the words of a value, `exact` the whole value. */
  readonly operator: '=' | 'exact';
  /** The operator that joins several selected values of the field. Spec §9. */
  readonly equalityOperator: 'and' | 'or';
  readonly filterType: FilterType;
  /** Filter parameter of the Graph API for exact values; `null` if only our extension (`refine`) can filter by it. */
  readonly graphParam: string | null;
  /** Filter parameters of the Graph API for the first and the last year or date; `null` if there are none. */
  readonly graphRange: readonly [from: string, to: string] | null;
  /** True if the result page offers the field's values with counts. */
  readonly facet: boolean;
  /** The field whose selected values make this one available. Spec §4, "Dependent filters". */
  readonly parent: string | null;
  /** True if the field is hidden until its parent has a value. Spec §4, "Hidden fields". */
  readonly hidden: boolean;
  /** True if a record may have several values, so that a search can require all selected ones. */
  readonly several: boolean;
}

/** A part of an address that was left out. `messageId` identifies the reason. */
export interface AddressNotice {
  readonly param: string;
  readonly value: string;
  readonly messageId: string;
}

/** The part of the platform's `URLSearchParams` that parameters are returned as. */
export interface Parameters extends Iterable<[string, string]> {
  append(name: string, value: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  toString(): string;
}
