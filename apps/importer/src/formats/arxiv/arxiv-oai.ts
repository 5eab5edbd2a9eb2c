import type { Place } from '../mapping/product-of.ts';
import { authors } from '../mapping/people.ts';
import type { Fields } from '../../fields.ts';
import { fieldsOfElement } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import { fromLatex } from '../bibtex/from-latex.ts';
import type { Found } from '../format.ts';
import { authorOf, authorOfText, authorWith } from '../mapping/names.ts';
import { mapFields } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { eachText, pids, subjects, texts, wordsOf } from '../mapping/text-rows.ts';
import { EMPTY_WORK } from '../mapping/work.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';
import { arxivSubject } from './arxiv-categories.ts';
import { arxivIdRow, productOfArxiv } from './arxiv-work.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const element = (name: string): string => `arXiv.xsd and arXivRaw.xsd, ${name}`;

const toAuthor = (author: Fields): WorkAuthor[] => {
  const part = (name: string): string => fromLatex(textAt(author, name) ?? '');
  const named = authorOf({ family: part('keyname'), given: part('forenames'), suffix: part('suffix') });
  return authorWith(named, { affiliations: textsAt(author, 'affiliation') });
};

/** The names in a sentence, as authors type them: `Ann Ebb (Tide Institute), Bo Flood and Rold\\'an`. */
const authorsIn = (sentence: string): WorkAuthor[] =>
  fromLatex(sentence)
    .replaceAll(/\([^()]*\)/g, '')
    .split(/,|\band\b|&/)
    .flatMap((name) => authorOfText(name) ?? []);

/** The elements of arXiv’s own formats in OAI-PMH, `arXiv` and `arXivRaw`, and their places in the model. */
export const ARXIV_OAI_ROWS: readonly Row<Work>[] = [
  arxivIdRow('id', element('id')),
  texts('title', element('title'), 'titles'),
  texts('abstract', element('abstract'), 'descriptions'),
  authors('authors.author', element('author'), ['keyname', 'forenames', 'suffix', 'affiliation'], toAuthor),
  {
    field: 'authors',
    section: element('authors'),
    to: 'authors',
    isText: true,
    // The elements of the other format are read above.
    read: (values) => {
      const sentences = wordsOf(values);
      return sentences.length === 0 ? {} : { authors: sentences.flatMap(authorsIn) };
    },
  },
  texts('created', element('created'), 'dates'),
  {
    field: 'version',
    section: element('version'),
    to: 'publicationDate, version',
    parts: ['date', '@version'],
    read: (values) => ({
      dates: textsAt(values, 'date').slice(0, 1),
      versions: textsAt(values, '@version')
        .slice(-1)
        .map((word) => word.replace('v', '')),
    }),
  },
  pids('doi', element('doi'), 'doi'),
  texts('journal-ref', element('journal-ref'), 'sources'),
  texts('license', element('license'), 'licenses'),
  eachText('categories', element('categories'), 'subjects', (text) => text.split(/\s+/).map(arxivSubject)),
  subjects('msc-class', element('msc-class'), 'MSC', (text) => text.split(/[;,]/)),
  subjects('acm-class', element('acm-class'), 'ACM', (text) => text.split(/[;,]/)),
];

/** Reports whether an element holds a work in one of arXiv’s own formats. */
export const isArxiv = ({ name, namespace }: XmlElement): boolean =>
  /^https?:\/\/arxiv\.org\/OAI\//.test(namespace) && (name === 'arXiv' || name === 'arXivRaw');

/** Reads a work in one of arXiv’s own formats, under its id in OAI-PMH. */
export const readArxiv = (work: XmlElement, { localId }: Place = {}): readonly Found[] => {
  const { '@schemaLocation': _schema, ...fields } = fieldsOfElement(work);
  return productOfArxiv(mapFields(ARXIV_OAI_ROWS, fields, EMPTY_WORK), localId);
};

/** A bare work in one of arXiv’s own formats. */
export const arxivOaiFormat = xmlFormat('arXiv XML', isArxiv, readArxiv);
