import type { ProductType } from '@open-discovery/model';

/** The form of a work as far as it tells works apart; '' if its sources do not say. */
export type Form =
  'article' | 'preprint' | 'book' | 'chapter' | 'thesis' | 'review' | 'report' | 'patent' | 'other' | '';

/** Facts of a work by which it is compared with others. Texts are folded words. */
export interface WorkFacts {
  readonly kind: 'product';
  readonly id: string;
  readonly type: ProductType;
  readonly form: Form;
  /** The main title first. */
  readonly titles: readonly string[];
  /** The first authors. */
  readonly authors: readonly string[];
  readonly year: number | null;
  /** Volume and first page. */
  readonly pages: string;
  readonly language: string;
  readonly version: string;
  /** Identifiers of this work, such as `doi 10.5555/sea`. */
  readonly own: readonly string[];
  /** Further identifiers that may be of another work. */
  readonly others: readonly string[];
}

export interface OrganizationFacts {
  readonly kind: 'organization';
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly country: string;
  /** Identifiers such as `ror 01ggx4157`, `grid grid.5333.6`. */
  readonly own: readonly string[];
}

export interface SourceFacts {
  readonly kind: 'dataSource';
  readonly id: string;
  readonly names: readonly string[];
  readonly isJournal: boolean;
  /** Host and path of the website; '' without one. */
  readonly site: string;
  /** Identifiers such as `issn 20452322`, `re3data r3d100010134`. */
  readonly own: readonly string[];
}

interface CommunityFacts {
  readonly kind: 'community';
  readonly id: string;
  readonly own: readonly string[];
}

/** Facts by which records of one kind are compared. People are the same by ORCID iD only, which is in their id. */
export type Facts = WorkFacts | OrganizationFacts | SourceFacts | CommunityFacts;

/** Facts under one of the keys under which a record that may be the same is found. */
export interface Candidate {
  readonly key: string;
  readonly facts: Facts;
}
