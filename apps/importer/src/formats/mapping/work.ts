import type { OtherKind, ProductType, RelationName, ResourceType } from '@open-discovery/model';

/** An identifier with its scheme, as the Graph writes them. */
export interface Pid {
  readonly scheme: string;
  readonly value: string;
}

/** An author as formats give them; the name is whole or in parts. */
export interface WorkAuthor {
  readonly fullName: string;
  readonly name?: string | null;
  readonly surname?: string | null;
  readonly orcid?: string | null;
  /** The identifier of an author without an ORCID iD in another scheme. */
  readonly pid?: Pid | null;
  readonly affiliations?: readonly string[];
  /** Affiliations that have a ROR id. */
  readonly organizations?: readonly WorkOrganization[];
}

/** An organization that a work names by its ROR address, or by the id of its record in the same source. */
export interface WorkOrganization {
  readonly ror: string | null;
  readonly id?: string | null;
  readonly name: string | null;
}

/** A grant: its number and its funder. */
export interface WorkGrant {
  readonly code: string | null;
  readonly title?: string | null;
  readonly acronym?: string | null;
  readonly funder: string | null;
  /** The funder's identifier: a Crossref funder DOI, a ROR address or another one. */
  readonly funderId: string | null;
  /** The id of the project's record in the same source, for a grant without a number. */
  readonly id?: string | null;
}

/** A relation to another work by its identifier. */
export interface WorkRelation {
  readonly name: RelationName;
  readonly target: Pid;
  /** The title of the other work, where the source gives it. */
  readonly title?: string | null;
}

/** The type of a work: the Graph's word, and the source's if it says more. */
export interface WorkType {
  readonly type: ProductType;
  readonly resource: ResourceType;
}

/** A work in the words that formats share; the rows of all tables fill it. */
export interface Work {
  readonly ids: readonly Pid[];
  readonly alternateIds: readonly Pid[];
  /** The Graph's four words, where a format says them besides the types. */
  readonly kinds: readonly ProductType[];
  /** Most specific first. */
  readonly types: readonly WorkType[];
  /** Kinds of records that are not works, where the type names one. */
  readonly otherKinds: readonly OtherKind[];
  readonly titles: readonly string[];
  readonly subTitles: readonly string[];
  readonly otherTitles: readonly string[];
  readonly descriptions: readonly string[];
  readonly authors: readonly WorkAuthor[];
  readonly contributors: readonly string[];
  /** Dates of publication as the source writes them, best first. */
  readonly dates: readonly string[];
  readonly embargoEnds: readonly string[];
  readonly publishers: readonly string[];
  readonly languages: readonly string[];
  readonly countries: readonly string[];
  readonly subjects: readonly Pid[];
  readonly container: Readonly<Record<string, string | null | undefined>>;
  readonly licenses: readonly string[];
  readonly accessRights: readonly string[];
  readonly urls: readonly string[];
  readonly grants: readonly WorkGrant[];
  readonly organizations: readonly WorkOrganization[];
  readonly relations: readonly WorkRelation[];
  readonly versions: readonly string[];
  readonly sizes: readonly string[];
  readonly formats: readonly string[];
  readonly coverages: readonly string[];
  readonly places: readonly { readonly point?: string; readonly box?: string; readonly place?: string }[];
  readonly sources: readonly string[];
  readonly refereed: readonly string[];
  readonly repositories: readonly string[];
  readonly documentation: readonly string[];
  readonly programmingLanguages: readonly string[];
  readonly tools: readonly string[];
  readonly contactPeople: readonly string[];
  readonly contactGroups: readonly string[];
  readonly communities: readonly { readonly code: string; readonly label: string | null }[];
  readonly hostedBy: readonly SourceName[];
  readonly fees: readonly { readonly amount: string; readonly currency: string }[];
  readonly originalIds: readonly string[];
  /** The source's own words for values that the model has no word for. */
  readonly originals: readonly { readonly field: string; readonly value: string }[];
}

/** A data source by its id in the Graph, and its name. */
export interface SourceName {
  readonly key: string;
  readonly value: string;
}

/** A work without anything, which tables start from. */
export const EMPTY_WORK: Work = {
  ids: [],
  alternateIds: [],
  kinds: [],
  types: [],
  otherKinds: [],
  titles: [],
  subTitles: [],
  otherTitles: [],
  descriptions: [],
  authors: [],
  contributors: [],
  dates: [],
  embargoEnds: [],
  publishers: [],
  languages: [],
  countries: [],
  subjects: [],
  container: {},
  licenses: [],
  accessRights: [],
  urls: [],
  grants: [],
  organizations: [],
  relations: [],
  versions: [],
  sizes: [],
  formats: [],
  coverages: [],
  places: [],
  sources: [],
  refereed: [],
  repositories: [],
  documentation: [],
  programmingLanguages: [],
  tools: [],
  contactPeople: [],
  contactGroups: [],
  communities: [],
  hostedBy: [],
  fees: [],
  originalIds: [],
  originals: [],
};
