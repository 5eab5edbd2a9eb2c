import { analyze } from '@open-discovery/search-index/text';
import type { TellingTerm } from './telling-terms.ts';
import type { WorkProfile } from './work-profile.ts';

/** The reasons why two works are similar. */
export interface SimilarityReasons {
  /** Number of works that both cite. */
  readonly references: number;
  readonly subjects: readonly string[];
  readonly words: readonly string[];
}

export interface Similarity {
  /** From 0 to 1 by words, and more by shared subjects and references. */
  readonly score: number;
  readonly why: SimilarityReasons;
  /** True if they share enough to be about the same topic. */
  readonly isSameTopic: boolean;
}

const SHARE = { words: 1, subjects: 0.5, references: 0.8 } as const;
/** A term counts in full where the other work has it in its title or subjects, and half in its abstract. */
const ABSTRACT_PART = 0.5;
const PROMINENT_WEIGHT = 1.5;
/** A share of fewer subjects or references is not taken for more. */
const FEW = 3;
/** The least score of works of one topic; words alone have to say more. */
const LEAST = { withMore: 0.35, withWords: 0.4, withTwoWords: 0.65 } as const;
const SEVERAL_WORDS = 3;
const MOST_SHOWN = 5;

const sharedTerms = (
  one: WorkProfile,
  terms: readonly TellingTerm[],
  other: WorkProfile,
): { score: number; words: string[]; inTexts: number } => {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const shared = terms.filter(({ term }) => other.terms.has(term));
  const score = shared.reduce((sum, { term, weight }) => {
    const isProminent = (other.terms.get(term)?.weight ?? 0) >= PROMINENT_WEIGHT;
    return sum + weight * (isProminent ? 1 : ABSTRACT_PART);
  }, 0);
  const inTexts = shared.filter(({ term }) =>
    [one, other].every(({ terms: own }) => own.get(term)?.isInText),
  ).length;
  return { score: all === 0 ? 0 : score / all, words: shared.map(({ word }) => word), inTexts };
};

/** Reports whether title or abstract of a work have all words of a subject. */
const mentions = ({ terms }: WorkProfile, subject: string): boolean =>
  analyze(subject, 'text').every(({ term, kind }) => kind !== 'word' || terms.get(term)?.isInText === true);

/** Returns the subjects of both works. Those that neither text mentions are of the journal or collection, not of the work. */
const sharedSubjects = (one: WorkProfile, other: WorkProfile): { score: number; subjects: string[] } => {
  const subjects = [...one.subjects]
    .filter(
      ([key, subject]) => other.subjects.has(key) && (mentions(one, subject) || mentions(other, subject)),
    )
    .map(([, subject]) => subject);
  const both = Math.min(one.subjects.size, other.subjects.size);
  return { score: both === 0 ? 0 : subjects.length / Math.max(both, FEW), subjects };
};

const sharedReferences = (one: WorkProfile, other: WorkProfile): { score: number; references: number } => {
  const references = [...one.references].filter((id) => other.references.has(id)).length;
  const size = Math.sqrt(one.references.size * other.references.size);
  return { score: size === 0 ? 0 : references / Math.max(size, FEW), references };
};

/** Reports whether two works share enough to be about the same topic: a rare word alone is not enough. */
const isSameTopic = (score: number, inTexts: number, others: number): boolean => {
  if (others > 0) return inTexts > 0 && score >= LEAST.withMore;
  if (inTexts >= SEVERAL_WORDS) return score >= LEAST.withWords;
  return inTexts > 1 && score >= LEAST.withTwoWords;
};

/** Compares two works by the telling terms of the first, and by what both state and cite. */
export const compareWorks = (
  one: WorkProfile,
  terms: readonly TellingTerm[],
  other: WorkProfile,
): Similarity => {
  const { words, inTexts, ...byWords } = sharedTerms(one, terms, other);
  const { subjects, ...bySubjects } = sharedSubjects(one, other);
  const { references, ...byReferences } = sharedReferences(one, other);
  const score =
    SHARE.words * byWords.score + SHARE.subjects * bySubjects.score + SHARE.references * byReferences.score;
  return {
    score,
    isSameTopic: isSameTopic(score, inTexts, subjects.length + references),
    why: { references, subjects: subjects.slice(0, MOST_SHOWN), words: words.slice(0, MOST_SHOWN) },
  };
};
