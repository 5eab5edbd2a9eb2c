import { contributorNames } from '../mapping/people.ts';
import { childOf, fieldsOfElement, textIn, XmlElement } from '../../input/xml/xml-element.ts';
import { issnsIn } from '../mapping/issns.ts';
import { authorOfText } from '../mapping/names.ts';
import { workOf } from '../mapping/product-of.ts';
import type { Row } from '../mapping/row.ts';
import { eachText, keywords, pages, pids, texts, venue, wordsOf } from '../mapping/text-rows.ts';
import { types } from '../mapping/type-rows.ts';
import type { Work } from '../mapping/work.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const element = (name: string): string => `EndNote XML export, RSXML.dtd, ${name}`;

/** The elements of a record of EndNote, and their places in the model. */
export const ENDNOTE_ROWS: readonly Row<Work>[] = [
  types('ref-type.@name', element('ref-type')),
  eachText(
    'contributors.authors.author',
    element('contributors'),
    'authors',
    (name) => authorOfText(name.replace(/,$/, '')) ?? [],
  ),
  ...['secondary', 'tertiary', 'subsidiary'].map((rank) =>
    contributorNames(`contributors.${rank}-authors.author`, element('contributors')),
  ),
  texts('titles.title', element('titles'), 'titles'),
  texts('titles.translated-title', element('titles'), 'otherTitles'),
  texts('titles.short-title', element('titles'), 'otherTitles'),
  venue('periodical.full-title', element('periodical'), 'name'),
  venue('titles.secondary-title', element('titles'), 'name'),
  venue('periodical.abbr-1', element('periodical'), 'name'),
  venue('volume', element('volume'), 'vol'),
  venue('number', element('number'), 'iss'),
  venue('issue', element('issue'), 'iss'),
  venue('edition', element('edition'), 'edition'),
  pages('pages', element('pages')),
  keywords('keywords.keyword', element('keywords')),
  texts('dates.year', element('dates'), 'dates'),
  texts('dates.pub-dates.date', element('dates'), 'dates'),
  texts('publisher', element('publisher'), 'publishers'),
  texts('abstract', element('abstract'), 'descriptions'),
  texts('language', element('language'), 'languages'),
  pids('electronic-resource-num', element('electronic-resource-num'), 'doi'),
  texts('urls.related-urls.url', element('urls'), 'urls'),
  texts('urls.web-urls.url', element('urls'), 'urls'),
  {
    field: 'isbn',
    section: element('isbn'),
    to: 'container.issnPrinted, container.issnOnline, instances.alternateIdentifiers',
    read: (values) => {
      // A text may have several numbers, one per line.
      const words = wordsOf(values)
        .flatMap((text) => text.split(/[\n\r;]+/))
        .map((word) => word.trim());
      const isIssn = (word: string): boolean => /^\d{4}-\d{3}[\dX]\b/i.test(word);
      return {
        container: issnsIn(words.filter(isIssn)),
        alternateIds: words.filter((word) => !isIssn(word)).map((value) => ({ scheme: 'ISBN', value })),
      };
    },
  },
];

/** EndNote wraps each text in its typeface: `<style face="normal">…</style>`. */
const withoutStyles = (record: XmlElement): XmlElement => {
  const plain = new XmlElement(record.name, record.namespace, record.attributes);
  for (const item of record.content) {
    if (typeof item === 'string') plain.content.push(item);
    else if (item.name === 'style') plain.content.push(textIn(item));
    else plain.content.push(withoutStyles(item));
  }
  return plain;
};

const isRecord = (value: XmlElement): boolean =>
  value.name === 'record' && (childOf(value, 'ref-type') !== null || childOf(value, 'titles') !== null);

export const endnoteFormat = xmlFormat('EndNote XML', isRecord, (record) =>
  workOf(ENDNOTE_ROWS, fieldsOfElement(withoutStyles(record)), {
    format: 'EndNote XML',
    namespace: 'endnote',
  }),
);
