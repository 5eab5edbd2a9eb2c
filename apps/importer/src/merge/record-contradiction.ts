import type { Facts } from './facts.ts';
import { hasOtherRegistration } from './others/data-sources.ts';
import { hasOtherRor } from './others/organizations.ts';
import { CERTAIN } from './verdict.ts';
import { contradictionOf } from './works/contradiction.ts';
import { hasOtherIdentifier } from './works/compare-works.ts';
import { isPreprintPair, isPublished, isListedApart, yearMatch } from './works/score-works.ts';

const hasSame = (a: Facts, b: Facts): boolean =>
  a.kind === 'product' && b.kind === 'product' && a.own.some((key) => b.own.includes(key));

/**
 * Returns why two records cannot be in one group although a third record is the same as each; `null` if they can.
 * Identifiers that differ are not an obstacle if an identifier joins the groups: works have several.
 */
export const recordContradiction = (a: Facts, b: Facts, score: number): string | null => {
  if (a.kind === 'product' && b.kind === 'product') {
    const hasOther = hasOtherIdentifier(a, b);
    if (isPreprintPair(a, b) && hasOther) return 'a version of it';
    if (hasOther && score < CERTAIN) return 'other identifiers';
    if (score < CERTAIN && !hasSame(a, b) && yearMatch(a.year, b.year) === 'other') return 'other years';
    if (score < CERTAIN && a.id !== b.id && isListedApart(a, b)) return 'one source describes both';
    return contradictionOf(a, b);
  }
  if (score === CERTAIN) return null;
  if (a.kind === 'organization' && b.kind === 'organization') return hasOtherRor(a, b) ? 'other RORs' : null;
  return a.kind === 'dataSource' && b.kind === 'dataSource' && hasOtherRegistration(a, b)
    ? 'other identifiers'
    : null;
};

/** The form of a group of works: an article with a copy that is called a preprint is an article. */
const groupForm = (group: readonly Facts[]): 'preprint' | 'published' | null => {
  const works = group.flatMap((facts) => (facts.kind === 'product' ? [facts] : []));
  if (works.some(({ form }) => isPublished(form))) return 'published';
  return works.some(({ form }) => form === 'preprint') ? 'preprint' : null;
};

/**
 * Returns why two groups cannot be joined although a pair has the score of the same record; `null` if they can. A
 * preprint is not its article.
 */
export const groupContradiction = (
  a: readonly Facts[],
  b: readonly Facts[],
  score: number,
): string | null => {
  if (score === CERTAIN) return null;
  const forms = new Set([groupForm(a), groupForm(b)]);
  return forms.has('preprint') && forms.has('published') ? 'a version of it' : null;
};
