import type {
  GraphRecord,
  KindedRecord,
  ProductType,
  RecordOf,
  RelationName,
  SearchedKind,
} from '@open-discovery/model';

/** One page of search results, in the portal's words. */
export interface SearchPage<K extends SearchedKind = SearchedKind> {
  readonly total: number;
  readonly results: readonly RecordOf[K][];
  readonly facets: Readonly<Record<string, Facet>>;
  /** Matched passages by record id. */
  readonly highlights: Readonly<Record<string, RecordHighlights>>;
  /** What lifted each record, by its id; only where it was asked for. The amounts sum to the record's score. */
  readonly explain: Readonly<Record<string, readonly Contribution[]>>;
  /** The identifier that the words are, when the first record carries it. */
  readonly recognised: FoundIdentifier | null;
  /** What became of the identifiers that the words are a list of. */
  readonly identifiers: IdentifierList | null;
  /** The records of other kinds that carry the identifier or number that the words are. */
  readonly elsewhere: readonly FoundRecord[];
  /** What the records are called that the results are related to, by their ids. */
  readonly relatedNames: Readonly<Record<string, string>>;
}

/** A record with the kind of search that finds it. */
export interface FoundRecord {
  readonly kind: SearchedKind;
  readonly record: GraphRecord;
}

export interface FoundIdentifier {
  readonly scheme: string;
  readonly display: string;
}

export interface IdentifierList {
  readonly found: readonly FoundIdentifier[];
  readonly missing: readonly FoundIdentifier[];
  /** How many were not looked up, because there are too many. */
  readonly left: number;
}

/** `source` is a word in a field (`title: sea`), a phrase, a beginning (`clim…`), `proximity`, or a boost (`recency`). */
export interface Contribution {
  readonly source: string;
  readonly amount: number;
}

export interface Facet {
  readonly values: readonly FacetValue[];
  /** How many values there are in all. */
  readonly distinct: number;
}
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export type RecordHighlights = Readonly<Partial<Record<'title' | 'abstract', Highlight>>>;
export interface Highlight {
  readonly text: string;
  /** Matched ranges as offsets of UTF-16 units. */
  readonly marks: readonly (readonly [start: number, end: number])[];
  readonly cutStart?: boolean;
  readonly cutEnd?: boolean;
}

export type KindCounts = Readonly<Record<SearchedKind | ProductType, number>>;

export interface Overview {
  readonly counts: KindCounts;
  readonly years: readonly { readonly value: string; readonly count: number }[];
  readonly fieldsOfScience: readonly FacetValue[];
  readonly newest: readonly KindedRecord[];
  readonly communities: readonly { readonly record: RecordOf['community']; readonly products: number }[];
  readonly index: IndexStatus;
}
export interface IndexStatus {
  readonly generation: string;
  /** ISO date and time. */
  readonly publishedAt: string;
  readonly records: number;
}

export interface RelatedGroup {
  readonly relation: RelationName;
  readonly kind: KindedRecord['kind'];
  readonly total: number;
  readonly results: readonly KindedRecord[];
}
