import { parseSubject, plainText } from '@open-discovery/model';
import type { LinkedRecord, LinkedWork, ResearchProduct } from '@open-discovery/model';
import { analyze, fold } from '@open-discovery/search-index/text';
import { GRAMMAR_WORDS } from './grammar-words.ts';

/** Abstracts are read to here: later words rarely name the topic. */
const ABSTRACT_MAX_CHARS = 3000;
const TERM_MIN_CHARS = 3;

/** The weight of a term by the most prominent part of the work that has it. */
const WEIGHT = { title: 3, subject: 1.5, abstract: 1 } as const;
const REFERENCE_RELATIONS: ReadonlySet<string> = new Set<LinkedWork['relation']>(['Cites', 'References']);

/** A term of a work: a word as the work spells it, and its weight. */
interface ProfileTerm {
  readonly word: string;
  readonly weight: number;
  /** True if the title or the abstract contains it. Subjects often describe a whole journal or collection. */
  readonly isInText: boolean;
}

/** The terms, subjects and references by which a work is compared with others. */
export interface WorkProfile {
  /** By term of the index. */
  readonly terms: ReadonlyMap<string, ProfileTerm>;
  /** The subjects as the work spells them, by folded text. */
  readonly subjects: ReadonlyMap<string, string>;
  /** The ids of the works that it cites. */
  readonly references: ReadonlySet<string>;
}

export type LinkedProduct = { readonly record: ResearchProduct; readonly links?: LinkedRecord['links'] };

const isTelling = (word: string): boolean =>
  word.length >= TERM_MIN_CHARS && !/^[\d.,]+$/.test(word) && !GRAMMAR_WORDS.has(word.toLowerCase());

const addTerms = (terms: Map<string, ProfileTerm>, text: string, weight: number): void => {
  for (const { term, start, end, kind } of analyze(text, 'text')) {
    const word = text.slice(start, end);
    if (kind !== 'word' || !isTelling(word)) continue;
    const known = terms.get(term);
    // A word that an abstract repeats is more telling, up to the weight of a subject.
    const repeated = known && weight === WEIGHT.abstract && known.weight < WEIGHT.subject ? 0.25 : 0;
    terms.set(term, {
      word: known?.word ?? word,
      weight: Math.max(known?.weight ?? 0, weight) + repeated,
      isInText: known?.isInText === true || weight !== WEIGHT.subject,
    });
  }
};

const subjectTexts = ({ subjects }: ResearchProduct): string[] =>
  (subjects ?? []).flatMap(({ subject }) => {
    const meaning = parseSubject(subject);
    return meaning?.field === null ? [plainText(meaning.text)] : [];
  });

/** Returns what a work is about: its terms, subjects and references. */
export const workProfile = ({ record, links = [] }: LinkedProduct): WorkProfile => {
  const terms = new Map<string, ProfileTerm>();
  const subjects = subjectTexts(record);
  addTerms(terms, plainText(record.mainTitle ?? ''), WEIGHT.title);
  for (const subject of subjects) addTerms(terms, subject, WEIGHT.subject);
  addTerms(terms, plainText(record.descriptions?.[0] ?? '').slice(0, ABSTRACT_MAX_CHARS), WEIGHT.abstract);
  return {
    terms,
    subjects: new Map(subjects.map((subject) => [fold(subject).trim(), subject])),
    references: new Set(
      links.filter(({ relation }) => REFERENCE_RELATIONS.has(relation)).map(({ id }) => id),
    ),
  };
};
