import { isOpen } from '@open-discovery/model';
import type { Facts } from '../facts/facts.ts';
import type { Issued } from '../facts/issued.ts';
import type { WorkType } from '../facts/work-type.ts';
import { creatorName } from '../formats/dublin-core.ts';
import { pageAddress } from '../place.ts';
import type { Place } from '../place.ts';

/** A tag of a page's head: its name and what it says. */
export type MetaTag = readonly [name: string, content: string];

/** So many authors stand on a page; the formats that it links to have all of them. */
export const MOST_AUTHORS = 500;

/** The tag that names where a work appeared, by which readers of the tags tell types of works apart. */
const VENUE_TAG: Partial<Record<WorkType, string>> = {
  chapter: 'citation_inbook_title',
  conferencePaper: 'citation_conference_title',
};
/** The same for those who published it. */
const PUBLISHER_TAG: Partial<Record<WorkType, string>> = {
  thesis: 'citation_dissertation_institution',
  report: 'citation_technical_report_institution',
};

/** Reference managers take whatever names a journal for an article. */
const IN_NO_JOURNAL: readonly Facts['kind'][] = ['dataset', 'software'];

/** `2020/05/01`, as far as it is known. */
const highwireDate = ({ year, month, day }: Issued): string =>
  [year, month, day]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('/');

/** The open copy that is a PDF by its address. */
const pdfOf = ({ urls, access }: Facts): string =>
  access !== null && isOpen(access) ? (urls.find((url) => /\.pdf(?:[?#]|$)/i.test(url)) ?? '') : '';

const authorTags = ({ creators }: Facts): MetaTag[] =>
  creators.slice(0, MOST_AUTHORS).flatMap((creator): MetaTag[] => [
    ['citation_author', creatorName(creator)],
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

/** A work in the tags that Google Scholar and reference managers read. Source: Google Scholar's inclusion guidelines. */
export const highwireTags = (facts: Facts, place: Place): MetaTag[] => {
  if (facts.item.kind !== 'product') return [];
  const tags: MetaTag[] = [
    ['citation_title', facts.title],
    ...authorTags(facts),
    ['citation_publication_date', facts.issued ? highwireDate(facts.issued) : ''],
    ...venueTags(facts),
    ['citation_doi', facts.doi],
    ['citation_pmid', facts.identifiers.find(({ scheme }) => scheme === 'pmid')?.value ?? ''],
    ['citation_language', facts.language],
    ...facts.subjects.map((subject): MetaTag => ['citation_keywords', subject]),
    ['citation_abstract_html_url', pageAddress(facts, place)],
    ['citation_pdf_url', pdfOf(facts)],
  ];
  return tags.filter(([, content]) => content !== '');
};
