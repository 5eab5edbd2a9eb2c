import type { Creator } from '../facts/creator.ts';
import type { Facts } from '../facts/facts.ts';
import { isbnsOf } from '../facts/identifiers-of.ts';
import { shortNameOf, typeNameOf } from '../facts/type-name.ts';
import { joinSubjects } from './join-subjects.ts';
import { escapeLatex, markedLatex } from './latex.ts';
import { typeWord } from './type-word.ts';

/** The fields for venue and publisher where an entry type has its own. */
const VENUE_FIELD: Readonly<Record<string, string>> = {
  article: 'journal',
  book: 'series',
  incollection: 'booktitle',
  inproceedings: 'booktitle',
  unpublished: 'journal',
};
const PUBLISHER_FIELD: Readonly<Record<string, string>> = { techreport: 'institution', phdthesis: 'school' };
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Field = readonly [name: string, value: string | undefined];

/** Resource types that an entry type says; others are in the field `type`. */
const SAID_BY_ENTRY: ReadonlySet<string> = new Set([
  'Article',
  'Book',
  'Part of book or chapter of book',
  'Conference object',
  'Report',
  'Preprint',
  'Doctoral thesis',
]);

const statedType = (facts: Facts): string => {
  const type = typeNameOf(facts);
  return SAID_BY_ENTRY.has(type) ? '' : type;
};

/**
 * Identifiers are no text for LaTeX: BibLaTeX and the styles with DOIs make an address of them as they are. Only braces would
 * end the field.
 */
const verbatim = (identifier: string): string =>
  /[{}]/.test(identifier) ? escapeLatex(identifier) : identifier;

const identifierFields = ({ identifiers }: Facts): Field[] => {
  const valueOf = (scheme: string): string =>
    verbatim(identifiers.find((identifier) => identifier.scheme === scheme)?.value ?? '');
  const arxiv = valueOf('arxiv');
  return [
    ['eprint', arxiv],
    ['archiveprefix', arxiv && 'arXiv'],
    ['pmid', valueOf('pmid')],
    ['pmcid', valueOf('pmcid')],
  ];
};

/** Protects a part of a name that would be parsed as another part or as the separator of two names. */
const namePart = (part: string): string =>
  /,|\band\b/i.test(part) ? `{${escapeLatex(part)}}` : escapeLatex(part);

const bibtexName = ({ fullName, person }: Creator): string => {
  if (person === null) return `{${escapeLatex(fullName)}}`;
  const family = [person.particle, namePart(person.family)].filter((part) => part !== '').join(' ');
  return [family, person.suffix && namePart(person.suffix), person.given && namePart(person.given)]
    .filter((part) => part !== '')
    .join(', ');
};

const ascii = (text: string): string => text.normalize('NFD').replace(/[^A-Za-z0-9]/g, '');

/** Returns a short id that is unique across sources, which number their records alike. */
const shortId = (id: string): string => {
  const parts = id.split('::').map(ascii);
  return parts.slice(0, -1).join('') + (parts.at(-1) ?? '').slice(-8);
};

/** Returns the key of an entry from author, year and record. */
const keyOf = ({ creators, issued, title, id }: Facts): string => {
  const first = creators[0];
  const name = ascii(first?.person?.family ?? first?.fullName ?? title).slice(0, 24);
  return `${name || 'record'}${issued?.year ?? ''}_${shortId(id)}`;
};

const pagesOf = ({ venue }: Facts): string =>
  [venue?.firstPage ?? '', venue?.lastPage ?? '']
    .filter((page) => page !== '')
    .map(escapeLatex)
    .join('--');

const venueFields = (facts: Facts, type: string): Field[] =>
  [
    [VENUE_FIELD[type] ?? 'howpublished', facts.venue?.name && `{${escapeLatex(facts.venue.name)}}`],
    ['volume', facts.venue && escapeLatex(facts.venue.volume)],
    ['number', facts.venue && escapeLatex(facts.venue.issue)],
    ['pages', pagesOf(facts)],
    ['issn', escapeLatex(facts.venue?.issns[0] ?? '')],
    ['isbn', verbatim(isbnsOf(facts.furtherIdentifiers)[0] ?? '')],
    ['address', escapeLatex(facts.venue?.place ?? '')],
    [PUBLISHER_FIELD[type] ?? 'publisher', facts.publisher && `{${escapeLatex(facts.publisher)}}`],
  ].map(([name, value]): Field => [name ?? '', value ?? '']);

/** Percent-encodes the characters of an address that would end the field or begin a comment. */
const address = (url: string | undefined): string =>
  (url ?? '').replace(/[{}\\%](?![0-9A-Fa-f]{2})/g, encodeURIComponent);

/** Characters that no program takes for the end of a key or of a field. */
const SAFE_ID = /^[\w.:|-]+$/;

/** Returns the id of a record as a further key of its entry, by which importers recognize a record without a DOI. */
const recordId = ({ id, doi }: Facts): string => (doi === '' && SAFE_ID.test(id) ? id : '');

const fieldsOf = (facts: Facts, type: string): Field[] => [
  ['title', `{${markedLatex(facts.markedTitle)}}`],
  ['subtitle', facts.subtitle && `{${escapeLatex(facts.subtitle)}}`],
  ['shorttitle', escapeLatex(shortNameOf(facts))],
  ['author', facts.creators.map(bibtexName).join(' and ')],
  ['year', facts.issued ? String(facts.issued.year) : ''],
  ['month', facts.issued?.month ? MONTHS[facts.issued.month - 1] : ''],
  ['day', facts.issued?.day ? String(facts.issued.day) : ''],
  ['type', statedType(facts)],
  ['note', type === 'unpublished' ? 'Preprint' : ''],
  ...venueFields(facts, type),
  ['edition', escapeLatex(facts.venue?.edition ?? '')],
  ['version', escapeLatex(facts.version)],
  ['doi', verbatim(facts.doi)],
  ...identifierFields(facts),
  ['ids', recordId(facts)],
  ['url', address(facts.identifiers[0]?.url ?? facts.urls[0])],
  ['language', facts.language],
  ['keywords', escapeLatex(joinSubjects(facts.subjects))],
  ['abstract', escapeLatex(facts.description)],
];

/** `month` is a BibTeX macro and has no braces. */
const fieldLine = ([name, value]: Field): string[] =>
  value ? [`  ${name} = ${name === 'month' ? value : `{${value}}`},`] : [];

/** Formats a record as a BibTeX entry: UTF-8, with every LaTeX special character escaped. */
export const toBibtex = (facts: Facts): string => {
  const type = typeWord('bibtex', facts.type);
  return [`@${type}{${keyOf(facts)},`, ...fieldsOf(facts, type).flatMap(fieldLine), '}', ''].join('\n');
};
