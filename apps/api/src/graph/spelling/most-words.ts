import type { QueryNode } from '@open-discovery/search-fields';
import { isQuestionWord } from './question-words.ts';
import { respellWord } from './respell-word.ts';
import { splitWords } from './split-words.ts';
import { wordNode } from './word-lookup.ts';
import type { WordLookup } from './word-lookup.ts';

const MAX_WORDS = 24;
/** Known forms of a word that are tried: as typed, and its nearest corrections. */
const MAX_FORMS = 3;
/** A word with this many times fewer results than a similar one may be a mistake that a record contains as well. */
const MISTAKE_RATIO = 10;
/** A word in more than this share of all records is no mistake, and says little about what is searched for. */
const COMMON_SHARE = 0.1;
/** A record with this share of the words, by weight, and at least as many is the one that is searched for. */
const MEANT_SHARE = 0.7;
const MEANT_MIN_WORDS = 3;
/** The weight of an unknown word’s corrections beside that of known words: it may be a correct word that no record has. */
const CORRECTED_WEIGHT = 0.5;
const MAX_RECORDS = 8;
/** Every form is counted in every record, so fewer records are read for a long query. */
const MAX_RECORD_COUNTS = 144;
/** A query whose words weigh less than this share of the best one’s is left out. */
const MIN_WEIGHT = 0.5;

/** A spelling of a word that has results: as typed, corrected, or two words without a space. */
interface Form {
  readonly text: string;
  /** True if it replaces a word that has results and need not be a mistake. */
  readonly isDoubtful: boolean;
}

interface TypedWord {
  readonly forms: readonly Form[];
  /** The rarer the word, or its most frequent spelling, the more. */
  readonly weight: number;
  readonly isCommon: boolean;
}

/** A word of the query that a record contains. */
interface KeptWord extends Pick<TypedWord, 'weight' | 'isCommon'> {
  readonly text: string;
}

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

/** A form can be two words without a space. */
const formNode = (form: string): QueryNode => ({ op: 'and', nodes: form.split(' ').map(wordNode) });

/** Returns the spellings of each word to try. The look-ups are limited, so unknown words come first, then rare ones. */
const spellingsOf = async (
  counts: readonly (readonly [word: string, count: number])[],
  total: number,
  lookup: WordLookup,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const spellings = new Map<string, readonly string[]>();
  for (const [word, count] of counts.toSorted(([, one], [, other]) => one - other)) {
    const isCorrect = isQuestionWord(word) || count > total * COMMON_SHARE;
    const similar = isCorrect ? [] : await lookup.similarTo(word);
    const isUnknown = count === 0;
    const respelled = isUnknown && !isCorrect ? await respellWord(word, lookup) : [];
    const split = isUnknown && !isCorrect && similar.length === 0 ? await splitWords(word, lookup) : [];
    const others = [...respelled, ...similar, ...split];
    spellings.set(word, [...(isUnknown ? [] : [word]), ...others].slice(0, MAX_FORMS));
  }
  return spellings;
};

/** Returns the words with the forms that have results. */
const knownForms = async (words: readonly string[], lookup: WordLookup): Promise<TypedWord[]> => {
  const [total = 0, ...counts] = await lookup.countWith([{ op: 'all' }, ...words.map(wordNode)]);
  const typed = words.map((word, at) => [word, counts[at] ?? 0] as const);
  const spellings = await spellingsOf(typed, total, lookup);
  const forms = [...new Set([...spellings.values()].flat())];
  const totals = await lookup.countWith(forms.map(formNode));
  const found = new Map(forms.map((text, at) => [text, totals[at] ?? 0]));
  return typed.map(([word, count]) => {
    const texts = spellings.get(word) ?? [];
    const countOf = (text: string): number => found.get(text) ?? 0;
    const often = count || Math.max(1, ...texts.map(countOf));
    const isTopic = !isQuestionWord(word);
    const isCorrected = count === 0 && !(texts[0] ?? '').includes(' ');
    return {
      forms: texts.map((text) => ({
        text,
        isDoubtful: count > 0 && text !== word && countOf(text) < count * MISTAKE_RATIO,
      })),
      weight:
        isTopic && texts.length > 0 ? Math.log1p(total / often) * (isCorrected ? CORRECTED_WEIGHT : 1) : 0,
      isCommon: !isTopic || count > total * COMMON_SHARE,
    };
  });
};

const sumOf = (words: readonly { readonly weight: number }[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0);

/** Returns the words that a record contains: all of them if the record is meant, otherwise those that say something. */
const keptWords = (words: readonly TypedWord[], contained: ReadonlySet<string>): readonly KeptWord[] => {
  const pick = (mayDoubt: boolean): KeptWord[] =>
    words.flatMap(({ forms, weight, isCommon }) => {
      const form = forms.find(({ text, isDoubtful }) => contained.has(text) && (mayDoubt || !isDoubtful));
      return form ? [{ text: form.text, weight, isCommon }] : [];
    });
  const sure = pick(false);
  const topic = sure.filter(({ isCommon }) => !isCommon);
  const isMeant = topic.length >= MEANT_MIN_WORDS && sumOf(sure) >= MEANT_SHARE * sumOf(words);
  if (isMeant) return pick(true);
  return topic.length > 0 ? topic : sure;
};

/**
 * Returns the queries with most of the words, corrected where necessary, that have results: the words that the best
 * records for any of them contain. Rare words count more than common ones; the query with the greatest weight is first.
 *
 * @example await mostWords(parseQueryText('climte chnge adaptation').tree, lookup) // [climate change]
 */
export const mostWords = async (query: QueryNode, lookup: WordLookup): Promise<QueryNode[]> => {
  const { words, conditions } = looseQuery(query);
  if (words.length < 2) return [];
  const typed = await knownForms(words, lookup);
  const choices = [...new Set(typed.flatMap(({ forms }) => forms.map(({ text }) => text)))];
  if (choices.length === 0) return [];
  const asked: QueryNode = { op: 'and', nodes: [{ op: 'or', nodes: choices.map(formNode) }, ...conditions] };
  const found: (readonly KeptWord[])[] = [];
  const limit = Math.min(MAX_RECORDS, Math.floor(MAX_RECORD_COUNTS / choices.length));
  for (const id of await lookup.findBest(asked, limit)) {
    const counts = await lookup.countWith(choices.map(formNode), id);
    found.push(keptWords(typed, new Set(choices.filter((_form, at) => (counts[at] ?? 0) > 0))));
  }
  const best = Math.max(0, ...found.map(sumOf));
  return found
    .filter((kept) => kept.length > 0 && sumOf(kept) >= best * MIN_WEIGHT)
    .sort((one, other) => sumOf(other) - sumOf(one))
    .map((kept) => ({ op: 'and', nodes: [...kept.map(({ text }) => formNode(text)), ...conditions] }));
};
