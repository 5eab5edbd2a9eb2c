import { markedRuns } from '@open-discovery/model';
import { oneLine } from '../facts/clean-text.ts';
import { nameTypeOf, parsePersonName } from '../facts/creator.ts';
import type { Creator } from '../facts/creator.ts';
import type { Facts } from '../facts/facts.ts';
import { markedFullTitle } from '../facts/full-title.ts';
import { isbnsOf } from '../facts/identifiers-of.ts';
import { shortNameOf, typeNameOf } from '../facts/type-name.ts';
import type { Issued } from '../facts/issued.ts';
import { joinSubjects } from './join-subjects.ts';
import { withoutEmpty } from './without-empty.ts';
import { typeWord } from './type-word.ts';

/** A name in CSL-JSON. */
export type CslName =
  | { readonly literal: string }
  | {
      readonly family: string;
      readonly given?: string;
      readonly 'non-dropping-particle'?: string;
      readonly suffix?: string;
    };

/** The fields of CSL-JSON that records fill. */
export interface CslItem {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly author?: readonly CslName[];
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly [field: string]: unknown;
}

const cslName = ({ fullName, person }: Creator): CslName => {
  if (person === null) return { literal: fullName };
  return {
    family: person.family,
    ...(person.given && { given: person.given }),
    ...(person.particle && { 'non-dropping-particle': person.particle }),
    ...(person.suffix && { suffix: person.suffix }),
  };
};

const contributorName = (fullName: string): CslName =>
  cslName({
    fullName,
    person: nameTypeOf(fullName) === 'Personal' ? parsePersonName(fullName) : null,
    orcid: null,
    affiliations: [],
  });

const cslDate = ({ year, month, day }: Issued) => ({
  'date-parts': [[year, month, day].filter((part) => part !== undefined)],
});

/** CSL processors support exactly the four inline marks. */
const cslTitle = (marked: string): string =>
  markedRuns(oneLine(marked))
    .map(({ text, marks }) => marks.reduceRight((inner, mark) => `<${mark}>${inner}</${mark}>`, text))
    .join('');

const venueFields = ({ venue }: Facts) =>
  venue && {
    'container-title': venue.name,
    volume: venue.volume,
    issue: venue.issue,
    page: [venue.firstPage, venue.lastPage].filter((page) => page !== '').join('-'),
    edition: venue.edition,
    'event-place': venue.place,
    ISSN: venue.issns[0],
  };

const idOf = (facts: Facts, scheme: string) =>
  facts.identifiers.find((identifier) => identifier.scheme === scheme)?.value;

/** Resource types that CSL has its own type for; others are in the variable `genre`. */
const SAID_BY_TYPE: ReadonlySet<string> = new Set([
  'Article',
  'Book',
  'Part of book or chapter of book',
  'Conference object',
  'Report',
  'Thesis',
  'Patent',
  'Dataset',
  'Collection',
  'Film',
  'Image',
  'Sound',
  'Software',
  'Lecture',
  'Event',
]);

const genreOf = (facts: Facts): string => {
  const type = typeNameOf(facts);
  return SAID_BY_TYPE.has(type) ? '' : type;
};

/** The schema has no variable for licenses. */
const customOf = ({ license }: Facts): { readonly license: string } | null =>
  license && { license: license.spdx ?? license.url ?? license.text };

/** Formats a record as CSL-JSON, without empty fields. Source: the CSL-JSON schema. */
export const toCsl = (facts: Facts): CslItem => ({
  id: facts.id,
  type: typeWord('csl', facts.type),
  title: cslTitle(markedFullTitle(facts)),
  ...withoutEmpty({
    'title-short': shortNameOf(facts),
    author: facts.creators.map(cslName),
    contributor: facts.contributors.map(contributorName),
    issued: facts.issued && cslDate(facts.issued),
    ...venueFields(facts),
    publisher: facts.publisher,
    DOI: facts.doi,
    URL: facts.doi === '' ? (facts.identifiers[0]?.url ?? facts.urls[0]) : '',
    ISBN: isbnsOf(facts.furtherIdentifiers)[0],
    PMID: idOf(facts, 'pmid'),
    PMCID: idOf(facts, 'pmcid'),
    abstract: facts.description,
    keyword: joinSubjects(facts.subjects),
    genre: genreOf(facts),
    custom: customOf(facts),
    language: facts.language,
    version: facts.version,
  }),
});
