import { workScheme } from '../mapping/work-scheme.ts';
import { fieldsOf, textOf } from '../../fields.ts';
import { issns } from '../mapping/issns.ts';
import { citationFormat } from '../mapping/citation-format.ts';
import { authorInOrder } from '../mapping/names.ts';
import { lostRole, row, takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { splitList } from '../mapping/split-list.ts';
import { eachText, joinedKeywords, keywords, pages, texts, wordsOf } from '../mapping/text-rows.ts';
import { typesOf } from '../mapping/type-rows.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { fromLatex, markupFromLatex } from './from-latex.ts';

const section = (field: string): string => `BibLaTeX manual 2.2, ${field}`;

const list = (field: string, name: Parameters<typeof texts>[2], read = fromLatex): Row<Work> =>
  eachText(field, section(field), name, read);

const venue = (field: string, name: string): Row<Work> => ({
  field,
  section: section(field),
  to: `container.${name}`,
  read: (values) => ({ container: { [name]: wordsOf(values).map(fromLatex)[0] } }),
});

/** An address is not text: its tilde is one. */
const addressOf = (url: string): string =>
  url.replace(/^\\url\{(.*)\}$/, '$1').replaceAll(/\\([%&#_~$])(?:\{\})?|[{}]/g, '$1');

/** An identifier is one as well, unless it has commands or formulas. */
const identifierOf = (value: string): string =>
  /\\[a-z]{2}|\$/i.test(value) ? fromLatex(value) : addressOf(value);

const pid = (field: string, scheme: string): Row<Work> =>
  eachText(field, section(field), 'ids', (value) => ({ scheme, value: identifierOf(value) }));

/** A semicolon at the end of a word that is not that of an entity such as `&eacute;`. */
const SEMICOLON = /(?<!&#?\w{1,10});$/;

/** Splits at ` and ` outside of braces, and at semicolons, which some programs write instead. */
const namesIn = (text: string): string[] => {
  const names: string[] = [];
  let depth = 0;
  let name = '';
  for (const word of text.split(/\s+/)) {
    if (depth === 0 && word === 'and') {
      names.push(name);
      name = '';
      continue;
    }
    depth += (word.match(/\{/g) ?? []).length - (word.match(/\}/g) ?? []).length;
    const isLast = depth === 0 && SEMICOLON.test(word);
    name += `${name === '' ? '' : ' '}${isLast ? word.slice(0, -1) : word}`;
    if (!isLast) continue;
    names.push(name);
    name = '';
  }
  return [...names, name].filter((one) => one !== '');
};

/** A name that is wholly in braces is that of a group. */
const toAuthor = (name: string): WorkAuthor[] => {
  const group = /^\{(.*)\}$/.exec(name)?.[1];
  if (group !== undefined && group.lastIndexOf('{') <= group.indexOf('}'))
    return [{ fullName: fromLatex(group) }];
  const author = authorInOrder(fromLatex(name));
  return author === null ? [] : [author];
};

const people = (field: string): Row<Work> => ({
  field,
  section: section(field),
  to: field === 'author' ? 'authors' : 'contributors',
  ...(field === 'author' ? {} : { lost: lostRole }),
  read: (values) => {
    const names = wordsOf(values).flatMap(namesIn);
    const authors = names.filter((name) => name !== 'others').flatMap(toAuthor);
    const originals = names.includes('others') ? [{ field: 'authors', value: 'and others' }] : [];
    return field === 'author'
      ? { authors, originals }
      : { contributors: authors.map(({ fullName }) => fullName) };
  },
});

/** The reader gives the fields of the parent to the entry, and leaves its DOI; a key alone has no entry in the file. */
const parent = (field: string, to: string): Row<Work> => ({
  field,
  section: section(field),
  to,
  read: (values) => ({
    relations: fieldsOf(values).flatMap(({ doi }) => {
      const value = textOf(doi);
      return value === null ? [] : [{ name: 'IsPartOf', target: { scheme: 'doi', value: fromLatex(value) } }];
    }),
  }),
  lost: (values) => (fieldsOf(values).length < values.length ? ['without its entry'] : []),
});

const year: Row<Work> = row('year', section('year'), 'publicationDate', (values, source) => {
  const [word = ''] = wordsOf(values).map(fromLatex);
  const months: unknown = source['month'];
  const [month] = Array.isArray(months) ? wordsOf(months as unknown[]).map(fromLatex) : [];
  const days: unknown = source['day'];
  const [day] = Array.isArray(days) ? wordsOf(days as unknown[]) : [];
  if (month === undefined) return { dates: [word] };
  const isNumber = /^\d{1,2}$/.test(month);
  const full = isNumber
    ? [word, month, day ?? []].flat().join('-')
    : [day ?? [], month, word].flat().join(' ');
  return { dates: [full] };
});

/** The fields of BibTeX and BibLaTeX, and their places in the model. */
export const BIBTEX_ROWS: readonly Row<Work>[] = [
  row('@type', 'BibLaTeX manual 2.1, entry types', 'type, instances.type', (values, source) => {
    const stated = Array.isArray(source['type']) ? wordsOf(source['type'] as unknown[]) : [];
    return typesOf([...stated.map(fromLatex), ...wordsOf(values)]);
  }),
  texts('@key', 'BibLaTeX manual 2.1', 'originalIds'),
  eachText('ids', section('ids'), 'originalIds', (keys) => splitList(keys, ',')),
  takenElsewhere('type', section('type'), 'instances.type'),
  takenElsewhere('day', section('day'), 'publicationDate'),
  takenElsewhere('month', section('month'), 'publicationDate'),
  list('title', 'titles', markupFromLatex),
  list('subtitle', 'subTitles', markupFromLatex),
  list('origtitle', 'otherTitles', markupFromLatex),
  list('shorttitle', 'otherTitles', markupFromLatex),
  list('abstract', 'descriptions', markupFromLatex),
  people('author'),
  people('editor'),
  people('translator'),
  parent('crossref', 'relations'),
  parent('xdata', 'the format'),
  list('date', 'dates', (word) => word.split('/')[0] ?? word),
  year,
  venue('journal', 'name'),
  venue('journaltitle', 'name'),
  venue('booktitle', 'name'),
  venue('series', 'name'),
  venue('volume', 'vol'),
  venue('number', 'iss'),
  venue('issue', 'iss'),
  venue('edition', 'edition'),
  venue('venue', 'conferencePlace'),
  venue('eventdate', 'conferenceDate'),
  pages('pages', section('pages')),
  issns('issn', section('issn')),
  list('publisher', 'publishers'),
  list('school', 'publishers'),
  list('institution', 'publishers'),
  list('organization', 'publishers'),
  list('language', 'languages'),
  list('langid', 'languages'),
  list('version', 'versions'),
  keywords('keywords', section('keywords'), (text) => joinedKeywords(text).map(fromLatex)),
  pid('doi', 'doi'),
  pid('pmid', 'pmid'),
  pid('pmcid', 'pmc'),
  row('eprint', section('eprint'), 'pids', (values, source) => {
    const kinds = [source['eprinttype'], source['archiveprefix']].flat().map(textOf);
    const [kind] = kinds.flatMap((word) => word ?? []);
    const scheme = workScheme(kind ?? 'arxiv');
    const found = wordsOf(values).map((value) => ({
      scheme: scheme ?? 'other',
      value: identifierOf(value),
    }));
    return scheme === undefined ? { alternateIds: found } : { ids: found };
  }),
  takenElsewhere('eprinttype', section('eprinttype'), 'pids'),
  takenElsewhere('archiveprefix', section('archiveprefix'), 'pids'),
  // A Software Heritage id may name its origin in the next line.
  eachText('swhid', section('swhid'), 'ids', (value) => ({
    scheme: 'swhid',
    value: value.replaceAll(/\s+/g, ''),
  })),
  eachText('isbn', section('isbn'), 'alternateIds', (value) => ({ scheme: 'ISBN', value: fromLatex(value) })),
  list('url', 'urls', addressOf),
];

/** An entry of BibTeX or BibLaTeX. */
export const bibtexFormat = citationFormat('BibTeX', BIBTEX_ROWS, 'bibtex');
