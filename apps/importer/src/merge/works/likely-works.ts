import type { LikelyReason } from '@open-discovery/model';
import type { WorkFacts } from '../facts.ts';
import { likely } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import { isListedApart, isPreprintPair, isSameForm, pointsOf } from './score-works.ts';
import { isGeneric } from './title-signs.ts';

/** A year, a form, pages or identifiers that differ, while everything else agrees. */
const DIFFERENCE = -20;
const DIFFERING_FACTS = ['year', 'pages'] as const;

interface Compared {
  /** The points of the works; `null` if a fact rules out that they are the same. */
  readonly score: number | null;
  readonly hasSharedIdentifier: boolean;
  readonly hasOtherIdentifier: boolean;
}

/** Compares two works that differ in one fact. Only their equal titles make that likely enough to look further. */
const compareDiffering = (a: WorkFacts, b: WorkFacts, compared: Compared): Verdict | null => {
  const [title = ''] = a.titles;
  if (title !== b.titles[0] || a.type !== b.type || isListedApart(a, b) || isGeneric(title)) return null;
  const points = pointsOf(a, b, { title: 'equal', hasSharedIdentifier: compared.hasSharedIdentifier });
  const differing: LikelyReason[] = [
    ...DIFFERING_FACTS.filter((fact) => points[fact] === null),
    ...(isSameForm(a, b) ? [] : (['form'] as const)),
    ...(compared.hasOtherIdentifier ? (['identifiers'] as const) : []),
  ];
  const [by, ...others] = differing;
  if (by === undefined || others.length > 0 || points.authors === null) return null;
  return likely(
    by,
    Object.values(points).reduce<number>((sum, point) => sum + (point ?? 0), DIFFERENCE),
  );
};

/** Returns why two works that the rules keep apart are likely to be the same; `null` if they are not. */
export const likelyWorks = (a: WorkFacts, b: WorkFacts, compared: Compared): Verdict | null => {
  // The import relates them as versions.
  if (isPreprintPair(a, b)) return null;
  const { score, hasOtherIdentifier } = compared;
  return score === null || hasOtherIdentifier ? compareDiffering(a, b, compared) : likely('weak', score);
};
