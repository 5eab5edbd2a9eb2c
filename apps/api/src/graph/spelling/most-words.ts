import type { QueryNode } from '@open-discovery/search-fields';
import { splitWords } from './split-words.ts';
import { wordNode } from './word-lookup.ts';
import type { WordLookup } from './word-lookup.ts';

const MAX_WORDS = 12;
/** Known forms of a word that are tried: as typed, and its nearest corrections. */
const MAX_FORMS = 3;
/** A word with this many times fewer results than a similar one may be a mistake that a record contains as well. */
const MISTAKE_RATIO = 10;
const MAX_RECORDS = 8;

/** The parts of a query whose words may be left out, and the conditions that stay. */
interface LooseQuery {
  readonly words: readonly string[];
  readonly conditions: readonly QueryNode[];
}

const looseQuery = (query: QueryNode): LooseQuery => {
  const nodes = query.op === 'and' ? query.nodes : [query];
  const words: string[] = [];
  const conditions: QueryNode[] = [];
  for (const node of nodes) {
    if ((node.op === 'word' || node.op === 'phrase') && node.field === null)
      words.push(...node.text.split(/\s+/u).filter((word) => word !== ''));
    else conditions.push(node);
  }
  return { words: [...new Set(words)].slice(0, MAX_WORDS), conditions };
};

/** Returns the forms of each word that have results. */
const knownForms = async (words: readonly string[], lookup: WordLookup): Promise<string[][]> => {
  const counts = await lookup.countEach(words);
  const forms: string[][] = [];
  for (const [at, word] of words.entries()) {
    const count = counts[at] ?? 0;
    const similar = await lookup.similarTo(word);
    if (count === 0) {
      const others = similar.length > 0 ? similar : await splitWords(word, lookup);
      forms.push(others.slice(0, MAX_FORMS));
    } else {
      const [nearest] = similar;
      const [often = 0] = nearest === undefined ? [] : await lookup.countEach([nearest]);
      forms.push([word, ...(nearest !== undefined && often >= count * MISTAKE_RATIO ? [nearest] : [])]);
    }
  }
  return forms;
};

/** A form can be two words without a space. */
const formNode = (form: string): QueryNode => ({ op: 'and', nodes: form.split(' ').map(wordNode) });

/**
 * Returns the queries with most of the words, corrected where necessary, that have results: the words that the best
 * records for any of them contain. All of them have the same number of words, the greatest.
 *
 * @example await mostWords(parseQueryText('climte chnge adaptation').tree, lookup) // [climate change]
 */
export const mostWords = async (query: QueryNode, lookup: WordLookup): Promise<QueryNode[]> => {
  const { words, conditions } = looseQuery(query);
  if (words.length < 2) return [];
  const forms = await knownForms(words, lookup);
  const choices = forms.flat();
  if (choices.length === 0) return [];
  const asked: QueryNode = { op: 'and', nodes: [{ op: 'or', nodes: choices.map(formNode) }, ...conditions] };
  const found: string[][] = [];
  for (const id of await lookup.findBest(asked, MAX_RECORDS)) {
    const counts = await lookup.countWith(choices.map(formNode), id);
    const contained = new Set(choices.filter((_form, at) => (counts[at] ?? 0) > 0));
    found.push(forms.flatMap((others) => others.find((form) => contained.has(form)) ?? []));
  }
  const most = found.reduce((longest, { length }) => Math.max(longest, length), 0);
  return found
    .filter(({ length }) => length === most)
    .map((kept) => ({ op: 'and', nodes: [...kept.map(formNode), ...conditions] }));
};
