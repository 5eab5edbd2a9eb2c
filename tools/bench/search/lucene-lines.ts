import { analyze } from '@open-discovery/search-index';
import type { AnalyzerName, IndexDocument, IndexClause } from '@open-discovery/search-index';
import { BENCH_SCHEMA } from './corpus.ts';
import type { BenchQuery } from './query-classes.ts';

/** All texts in one field: the fastest way for Lucene to look a word up wherever it stands. */
const ANYWHERE = 'anywhere';
const VALUE_GAP = 100;

const termsOf = (text: string, analyzer: AnalyzerName): string[] =>
  analyze(text, analyzer).map(({ term }) => encodeURIComponent(term));

/** A document as a line; the format is described in `TokenDocuments.java`. */
export const toDocumentLine = ({ id, text, keyword, number, stored }: IndexDocument): string => {
  const fields = BENCH_SCHEMA.text.map(({ name, analyzer }) => {
    const values = [text[name] ?? []].flat().map((value) => termsOf(value, analyzer));
    const joined = values.flatMap(([first, ...others], at) => [
      at === 0 ? first : `${VALUE_GAP}|${first}`,
      ...others,
    ]);
    return { name, terms: joined.join(' ') };
  });
  const title = fields.find(({ name }) => name === 'title')?.terms ?? '';
  const values = Object.entries(keyword).flatMap(([name, own]) =>
    (own ?? []).map(
      (value) => `keyword:${name}:${encodeURIComponent(typeof value === 'string' ? value : value.value)}`,
    ),
  );
  const { year, date, citations } = number;
  return [
    id,
    `text:title:${title}`,
    `text:${ANYWHERE}:${fields.map(({ terms }) => terms).join(` ${VALUE_GAP}|_ `)}`,
    ...values,
    `keyword:year:${year}`,
    `number:year_number:${year}`,
    `number:date:${date}`,
    `number:citations:${citations}`,
    `stored::${stored}`,
  ].join('\t');
};

const FIELD_OF_NUMBER: Record<string, string> = { year: 'year_number' };

const toQuery = (node: IndexClause): string => {
  switch (node.op) {
    case 'all':
      return 'all';
    case 'and':
    case 'or':
      return [node.op, node.nodes.length, ...node.nodes.map(toQuery)].join(' ');
    case 'words':
    case 'prefix':
      return `${node.op === 'words' ? 'term' : 'prefix'} ${node.fields?.[0] ?? ANYWHERE} ${
        node.op === 'words' ? termsOf(node.text, 'text')[0] : node.text
      }`;
    case 'phrase': {
      const terms = termsOf(node.text, 'text').map((term, at) => `${at} ${term}`);
      return `phrase ${ANYWHERE} ${terms.length} ${terms.join(' ')}`;
    }
    case 'value':
      return ['or', node.values.length, ...node.values.map((value) => `value ${node.field} ${value}`)].join(
        ' ',
      );
    case 'range':
      return `range ${FIELD_OF_NUMBER[node.field] ?? node.field} ${node.from ?? 0} ${node.to ?? 0}`;
    case 'ids':
      return ['or', node.ids.length, ...node.ids.map((id) => `value _id ${id}`)].join(' ');
    default:
      throw new Error(`The comparison has no searches with ${node.op}.`);
  }
};

/** A search as a line; the format is described in `Measure.java`. */
export const toQueryLine = (name: string, { node, sort, facets, offset, limit }: BenchQuery): string =>
  [name, sort === 'relevance' ? '-' : sort, facets.join() || '-', offset, limit, toQuery(node)].join('\t');
