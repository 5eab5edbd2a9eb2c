import { isOpen } from '@open-discovery/model';
import { sortedName } from '../facts/creator.ts';
import type { Facts } from '../facts/facts.ts';
import { fullTitle } from '../facts/full-title.ts';
import { isbnsOf } from '../facts/identifiers-of.ts';
import { filesOf } from '../facts/files-of.ts';
import type { Issued } from '../facts/issued.ts';
import type { WorkType } from '../facts/work-type.ts';
import { pageAddress } from '../public-urls.ts';
import type { PublicUrls } from '../public-urls.ts';

/** A meta tag: name and content. */
export type MetaTag = readonly [name: string, content: string];

/** Maximum number of authors in meta tags; the linked formats list all of them. */
export const MOST_AUTHORS = 500;

/** The tag for the venue by type of work; readers of the tags infer the type from it. */
const VENUE_TAG: Partial<Record<WorkType, string>> = {
  chapter: 'citation_inbook_title',
  conferencePaper: 'citation_conference_title',
};
/** The tag for the publisher by type of work. */
const PUBLISHER_TAG: Partial<Record<WorkType, string>> = {
  thesis: 'citation_dissertation_institution',
  report: 'citation_technical_report_institution',
};

/** Reference managers treat anything with a journal as an article. */
const IN_NO_JOURNAL: readonly Facts['kind'][] = ['dataset', 'software'];

/** Formats a date as `2020/05/01`, as far as it is known. */
const highwireDate = ({ year, month, day }: Issued): string =>
  [year, month, day]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('/');

/** Returns the address of an open copy that is a PDF. */
const pdfOf = (facts: Facts): string =>
  facts.access !== null && isOpen(facts.access)
    ? (filesOf(facts).find(({ mediaType }) => mediaType === 'application/pdf')?.url ?? '')
    : '';

const authorTags = ({ creators }: Facts): MetaTag[] =>
  creators
    .slice(0, MOST_AUTHORS)
    .flatMap((creator): MetaTag[] => [
      ['citation_author', sortedName(creator)],
      ...creator.affiliations.map((name): MetaTag => ['citation_author_institution', name]),
      ['citation_author_orcid', creator.orcid ?? ''],
    ]);

const venueTags = ({ venue, kind, type, publisher }: Facts): MetaTag[] => [
  [VENUE_TAG[type] ?? 'citation_journal_title', IN_NO_JOURNAL.includes(kind) ? '' : (venue?.name ?? '')],
  ['citation_volume', venue?.volume ?? ''],
  ['citation_issue', venue?.issue ?? ''],
  ['citation_firstpage', venue?.firstPage ?? ''],
  ['citation_lastpage', venue?.lastPage ?? ''],
  ...(venue?.issns ?? []).map((issn): MetaTag => ['citation_issn', issn]),
  [PUBLISHER_TAG[type] ?? 'citation_publisher', publisher],
];

/**
 * Returns a work's meta tags for Google Scholar and reference managers. Source: Google Scholar's inclusion
 * guidelines.
 */
export const highwireTags = (facts: Facts, publicUrls: PublicUrls): MetaTag[] => {
  if (facts.item.kind !== 'product') return [];
  const tags: MetaTag[] = [
    ['citation_title', fullTitle(facts)],
    ...authorTags(facts),
    ['citation_publication_date', facts.issued ? highwireDate(facts.issued) : ''],
    ...venueTags(facts),
    ...isbnsOf(facts.furtherIdentifiers).map((isbn): MetaTag => ['citation_isbn', isbn]),
    ['citation_doi', facts.doi],
    ['citation_pmid', facts.identifiers.find(({ scheme }) => scheme === 'pmid')?.value ?? ''],
    ['citation_language', facts.language],
    ...facts.subjects.map((subject): MetaTag => ['citation_keywords', subject]),
    ['citation_abstract_html_url', pageAddress(facts, publicUrls)],
    ['citation_pdf_url', pdfOf(facts)],
  ];
  return tags.filter(([, content]) => content !== '');
};
