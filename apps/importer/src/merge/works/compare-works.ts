import type { RelationName } from '@open-discovery/model';
import type { WorkFacts } from '../facts.ts';
import { haveOther } from '../schemes.ts';
import { CERTAIN } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import { contradictionOf } from './contradiction.ts';
import { likelyWorks } from './likely-works.ts';
import { isPreprintPair, SAME_SCORE, scoreWorks } from './score-works.ts';

/** Schemes of which a work has one identifier; an ISBN is also stated by the chapters of a book. */
const ONE_FOR_A_WORK = ['doi', 'pmid', 'pmc', 'arxiv'] as const;
const NAMES_A_WORK = /^(?:doi|handle|pmid|pmc|arxiv|swhid) /;

/** Reports whether both works have identifiers of one scheme, and none in common. */
export const hasOtherIdentifier = (a: WorkFacts, b: WorkFacts): boolean =>
  ONE_FOR_A_WORK.some((scheme) => haveOther(a, b, scheme));

/** Returns the relation between two versions of data, software or a preprint by their numbers. */
const versionRelation = (a: WorkFacts, b: WorkFacts): RelationName => {
  const order = a.version.localeCompare(b.version, 'en', { numeric: true });
  if (a.version === '' || b.version === '' || order === 0) return 'HasVersion';
  return order > 0 ? 'IsNewVersionOf' : 'IsPreviousVersionOf';
};

const asVersion = (a: WorkFacts, b: WorkFacts, score: number): Verdict | null => {
  if (isPreprintPair(a, b))
    return {
      as: 'version',
      by: 'preprint and article',
      score,
      relation: a.form === 'preprint' ? 'IsVersionOf' : 'HasVersion',
    };
  return a.type === 'dataset' || a.type === 'software' || (a.form === 'preprint' && b.form === 'preprint')
    ? { as: 'version', by: 'versions', score, relation: versionRelation(a, b) }
    : null;
};

const sharedKey = (a: WorkFacts, b: WorkFacts): string | null =>
  a.own.find((key) => NAMES_A_WORK.test(key) && b.own.includes(key)) ?? null;

const hasWeakKey = (a: WorkFacts, b: WorkFacts): boolean =>
  [...a.own, ...a.others].some((key) => b.others.includes(key) || b.own.includes(key)) ||
  a.others.some((key) => b.own.includes(key)) ||
  a.id.slice(a.id.indexOf('::')) === b.id.slice(b.id.indexOf('::'));

/** A preprint with its own identifier that shares the article's. */
const isPreprintOfOther = (a: WorkFacts, b: WorkFacts): boolean =>
  isPreprintPair(a, b) && hasOtherIdentifier(a, b);

const compareByScore = (a: WorkFacts, b: WorkFacts): Verdict | null => {
  const hasSharedIdentifier = hasWeakKey(a, b);
  const score = scoreWorks(a, b, hasSharedIdentifier);
  const hasOther = hasOtherIdentifier(a, b);
  if (score !== null && score >= SAME_SCORE) {
    if (!isPreprintPair(a, b) && !hasOther) return { as: 'same', by: 'title, authors and year', score };
    const version = asVersion(a, b, score);
    if (version !== null) return version;
  }
  return likelyWorks(a, b, { score, hasSharedIdentifier, hasOtherIdentifier: hasOther });
};

/**
 * Compares two works: by a shared identifier unless something contradicts, otherwise by score. Versions are not the
 * same: a preprint and its article, and data sets with different DOIs.
 */
export const compareWorks = (a: WorkFacts, b: WorkFacts): Verdict | null => {
  const shared = sharedKey(a, b);
  if (shared !== null) {
    const contradiction = contradictionOf(a, b);
    if (contradiction !== null) return { as: 'different', by: `${shared}, but ${contradiction}`, score: 0 };
    if (!isPreprintOfOther(a, b)) return { as: 'same', by: shared, score: CERTAIN };
  }
  return compareByScore(a, b);
};
