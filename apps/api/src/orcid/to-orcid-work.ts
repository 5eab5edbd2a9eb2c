import { factsOf, pageAddress } from '@open-discovery/export-formats';
import type { Facts, PublicUrls } from '@open-discovery/export-formats';
import type { LinkedRecord } from '@open-discovery/model';
import { ORCID_ID_TYPES, SOURCE_ID_TYPE, workIdentifiers } from './identifier-key.ts';

interface Text {
  readonly value: string;
}

interface ExternalId {
  readonly 'external-id-type': string;
  readonly 'external-id-value': string;
  readonly 'external-id-url': Text;
  readonly 'external-id-relationship': 'self';
}

/** A work as the API of ORCID takes it. Source: ORCID API v3.0, work-3.0.xsd. */
export interface OrcidWork {
  readonly title: { readonly title: Text; readonly subtitle?: Text };
  readonly 'journal-title'?: Text;
  readonly type: string;
  readonly 'publication-date'?: { readonly year: Text; readonly month?: Text; readonly day?: Text };
  readonly 'external-ids': { readonly 'external-id': readonly ExternalId[] };
  readonly url: Text;
}

/** The types of works in ORCID's vocabulary. Source: WorkType of orcid-model. */
const ORCID_WORK_TYPES = {
  article: 'journal-article',
  review: 'review',
  preprint: 'preprint',
  book: 'book',
  chapter: 'book-chapter',
  conferencePaper: 'conference-paper',
  report: 'report',
  thesis: 'dissertation-thesis',
  patent: 'patent',
  text: 'other',
  dataset: 'data-set',
  collection: 'data-set',
  film: 'other',
  image: 'other',
  sound: 'other',
  software: 'software',
  workflow: 'research-technique',
  lecture: 'lecture-speech',
  presentation: 'lecture-speech',
  model: 'research-tool',
  event: 'other',
  interactive: 'online-resource',
  other: 'other',
  project: 'other',
  organization: 'other',
  dataSource: 'other',
  service: 'other',
  community: 'other',
  person: 'other',
} as const satisfies Record<Facts['type'], string>;

/** `string-1000` of common-3.0.xsd. */
const MOST_CHARS = 1_000;
/** The years that ORCID shows. */
const YEARS = { from: 1_900, to: 2_100 };

const text = (value: string): Text => ({ value: value.slice(0, MOST_CHARS).replace(/\p{Cs}/gu, '\uFFFD') });
const two = (number: number): Text => ({ value: String(number).padStart(2, '0') });

const dateOf = ({ issued }: Facts): OrcidWork['publication-date'] => {
  if (issued === null || issued.year < YEARS.from || issued.year > YEARS.to) return undefined;
  const { year, month, day } = issued;
  return {
    year: { value: String(year) },
    ...(month === undefined ? {} : { month: two(month) }),
    ...(day === undefined ? {} : { day: two(day) }),
  };
};

const externalId = (type: string, value: string, url: string): ExternalId => ({
  'external-id-type': type,
  'external-id-value': value,
  'external-id-url': { value: url },
  'external-id-relationship': 'self',
});

/**
 * Returns a record as a work for ORCID. ORCID requires an identifier of every work, so a record without one has its own id.
 */
export const toOrcidWork = (item: LinkedRecord, urls: PublicUrls): OrcidWork => {
  const facts = factsOf(item);
  const page = pageAddress(facts, urls);
  const ids = workIdentifiers(item).flatMap(({ scheme, value, url }) => {
    const type = ORCID_ID_TYPES[scheme];
    return type === null ? [] : [externalId(type, type === 'uri' ? url : value, url)];
  });
  const date = dateOf(facts);
  return {
    title: { title: text(facts.title), ...(facts.subtitle === '' ? {} : { subtitle: text(facts.subtitle) }) },
    ...(facts.venue?.name ? { 'journal-title': text(facts.venue.name) } : {}),
    type: ORCID_WORK_TYPES[facts.type],
    ...(date === undefined ? {} : { 'publication-date': date }),
    'external-ids': { 'external-id': ids.length > 0 ? ids : [externalId(SOURCE_ID_TYPE, facts.id, page)] },
    url: { value: ids[0]?.['external-id-url'].value ?? page },
  };
};
