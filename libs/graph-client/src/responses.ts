import type {
  GraphRecord,
  KindedRecord,
  ProductType,
  RecordOf,
  RelationName,
  SearchedKind,
  WorkOfVersions,
} from '@open-discovery/model';

export interface SearchPage<K extends SearchedKind = SearchedKind> {
  readonly total: number;
  readonly results: readonly RecordOf[K][];
  readonly facets: Readonly<Record<string, Facet>>;
  /** Matched passages by record id. */
  readonly highlights: Readonly<Record<string, RecordHighlights>>;
  /** Contributions to each record's score by record id, if requested. Their amounts sum to the score. */
  readonly explain: Readonly<Record<string, readonly Contribution[]>>;
  /** The identifier that the query consists of, if the first record has it. */
  readonly recognized: FoundIdentifier | null;
  /** The result for a query that is a list of identifiers. */
  readonly identifiers: IdentifierList | null;
  /** Records of other kinds with the identifier or number that the query consists of. */
  readonly elsewhere: readonly FoundRecord[];
  /** Names of the records that the results are related to, by id. */
  readonly relatedNames: Readonly<Record<string, string>>;
  /** Records that a link of a user relates to the requested ones, by id. */
  readonly linkedByUser: Readonly<Record<string, ApprovedLink>>;
  /** The works of which results are one of several versions; `null` without any. */
  readonly versions: Versions | null;
}

interface Versions {
  /** True if the search can return one record for each work. */
  readonly canBeTogether: boolean;
  /** By the id of the result. */
  readonly works: Readonly<Record<string, WorkOfVersions>>;
}

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
  /** Number of identifiers that were not looked up because the list is too long. */
  readonly left: number;
}

/** A part of a score. `source` is a word in a field (`title: sea`), a phrase, a prefix (`clim…`), `proximity` or a boost (`recency`). */
export interface Contribution {
  readonly source: string;
  readonly amount: number;
}

export interface Facet {
  readonly values: readonly FacetValue[];
  /** Total number of distinct values, if it was requested. */
  readonly distinct?: number;
  /** True if `distinct` is an estimate. */
  readonly isEstimate?: boolean;
  /** True if the values have not been counted yet, because of `facetsAtOnce`. */
  readonly isLater?: boolean;
}
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export type RecordHighlights = Readonly<Partial<Record<'title' | 'abstract', Highlight>>>;
export interface Highlight {
  readonly text: string;
  /** Matched ranges as offsets in UTF-16 units. */
  readonly marks: readonly (readonly [start: number, end: number])[];
  readonly cutStart?: boolean;
  readonly cutEnd?: boolean;
}

export type KindCounts = Readonly<Record<SearchedKind | ProductType, number>>;

export interface Overview {
  readonly counts: KindCounts;
  readonly years: readonly { readonly value: string; readonly count: number }[];
  readonly fieldsOfScience: readonly FacetValue[];
  /** The most frequent subjects of products. */
  readonly subjects: readonly FacetValue[];
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

/** The provenance of a link that a user made and a curator approved. */
interface ApprovedLink {
  /** ISO date and time. */
  readonly approvedAt: string;
}

export type RelatedRecord = KindedRecord & {
  /** Present if the relation is a link that a user made and a curator approved. */
  readonly linkedByUser?: ApprovedLink;
};

export interface RelatedGroup {
  readonly relation: RelationName;
  readonly kind: KindedRecord['kind'];
  readonly total: number;
  readonly results: readonly RelatedRecord[];
}

export interface RecordWithRelated<K extends SearchedKind = SearchedKind> {
  readonly record: RecordOf[K];
  readonly related: readonly RelatedGroup[];
}
