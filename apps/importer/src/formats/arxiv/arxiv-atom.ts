import { authors } from '../mapping/people.ts';
import { childOf, fieldsOfElement, textIn } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import { skipReason, withDetail } from '../../report/skip-reason.ts';
import { nothing } from '../format.ts';
import type { Found } from '../format.ts';
import { authorOfText, authorWith } from '../mapping/names.ts';
import { mapFields, takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { pids, texts } from '../mapping/text-rows.ts';
import { EMPTY_WORK } from '../mapping/work.ts';
import type { Work } from '../mapping/work.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';
import { arxivSubject } from './arxiv-categories.ts';
import { arxivIdRow, productOfArxiv } from './arxiv-work.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const element = (name: string): string => `arXiv API User’s Manual, ${name}`;

/** The elements of an entry in arXiv’s Atom feeds, and their places in the model. */
export const ARXIV_ATOM_ROWS: readonly Row<Work>[] = [
  arxivIdRow('id', element('id')),
  texts('title', element('title'), 'titles'),
  texts('summary', element('summary'), 'descriptions'),
  authors('author', element('author'), ['name', 'affiliation'], (author) =>
    authorWith(authorOfText(textAt(author, 'name') ?? ''), { affiliations: textsAt(author, 'affiliation') }),
  ),
  texts('published', element('published'), 'dates'),
  pids('doi', element('arxiv:doi'), 'doi'),
  texts('journal_ref', element('arxiv:journal_ref'), 'sources'),
  {
    field: 'category',
    section: element('category'),
    to: 'subjects',
    parts: ['@term', '@scheme'],
    read: (values) => ({ subjects: textsAt(values, '@term').map(arxivSubject) }),
  },
  {
    field: 'link',
    section: element('link'),
    to: 'instances.urls',
    parts: ['@href', '@rel', '@type', '@title'],
    // The others are the page, and the address of the published version.
    read: (values) => ({
      urls: textsAt(
        values.filter((link) => textAt(link, '@title') === 'pdf'),
        '@href',
      ),
    }),
  },
  // One of the categories.
  takenElsewhere('primary_category', element('arxiv:primary_category'), 'subjects', ['@term', '@scheme']),
];

const ATOM = 'http://www.w3.org/2005/Atom';
const idOf = (entry: XmlElement): string => {
  const id = childOf(entry, 'id');
  return id === null ? '' : textIn(id).trim();
};

const isEntry = (element: XmlElement): boolean =>
  element.name === 'entry' && element.namespace === ATOM && /^https?:\/\/arxiv\.org\//.test(idOf(element));

const readEntry = (entry: XmlElement): readonly Found[] => {
  const fields = fieldsOfElement(entry);
  if (/\/api\/errors/.test(idOf(entry)))
    return nothing(
      withDetail(skipReason('error-answer', { service: 'arXiv' }), textAt(fields, 'summary') ?? ''),
    );
  return productOfArxiv(mapFields(ARXIV_ATOM_ROWS, fields, EMPTY_WORK));
};

/** An entry of the feed that arXiv’s API answers with: a work, or an error. */
export const arxivAtomFormat = xmlFormat('arXiv Atom', isEntry, readEntry);
