import type { Generation } from '../generation/generation.ts';
import { dayOf, popularityBoost, recencyBoost } from '../ranking/boosts.ts';
import { fieldFrequency } from '../ranking/impact.ts';
import { IMPACT_SCALE, rankingOf } from '../ranking/ranking-constants.ts';
import { firstFrom } from '../storage/first-from.ts';
import { NO_NUMBERS, numberAt } from '../storage/number-column.ts';
import { FIELD_SHIFT } from '../storage/place.ts';
import { readPlaces } from '../storage/positions.ts';
import { readListed } from '../storage/postings.ts';
import type { Postings } from '../storage/postings-types.ts';
import type { TermPlan } from './plan.ts';
import type { ScoreContribution } from './score.ts';

interface Contribution {
  source: string;
  amount: number;
}

/** Returns the impact of a document, or -1 when it is not in the list. */
const impactIn = ({ documents, impacts, count }: Postings, document: number): number => {
  const at = firstFrom(documents, 0, count, document);
  return at < count && documents[at] === document ? (impacts[at] as number) : -1;
};

/** Returns the share of each field in a term's impact on a document; the shares sum to 1. */
const fieldShares = (
  generation: Generation,
  plan: TermPlan,
  document: number,
): [field: string, share: number][] => {
  const { schema, averageLengths } = generation.manifest;
  const fields = schema.text;
  const ranking = rankingOf(schema);
  const wish = { mask: 255, within: Uint32Array.of(document) };
  const { ordinals } = readListed(generation.postings, plan.address, wish);
  const { places } = readPlaces(generation, plan.address, 255, ordinals ?? Uint32Array.of());
  const lengthBytes = generation.lengths.read(document * fields.length * 2, fields.length * 2);
  const frequencies = fields.map((field, index) => {
    const occurrences = places.filter((place) => place >>> FIELD_SHIFT === index).length;
    return fieldFrequency(ranking, field, {
      occurrences,
      length: lengthBytes.readUInt16LE(index * 2),
      averageLength: averageLengths[index] ?? 0,
    });
  });
  const sum = frequencies.reduce((total, frequency) => total + frequency, 0);
  return fields.flatMap(({ name }, index): [string, number][] => {
    const frequency = frequencies[index] ?? 0;
    return frequency === 0 ? [] : [[name, frequency / sum]];
  });
};

const ofContribution = (
  generation: Generation,
  contribution: ScoreContribution,
  document: number,
): Contribution[] => {
  const { plan, postings, role, weight } = contribution;
  const impact = impactIn(postings, document);
  if (impact < 0) return [];
  if (role === 'together') return [{ source: 'proximity', amount: weight }];
  const amount = (weight * impact) / IMPACT_SCALE;
  if (plan.kind === 'prefix') return [{ source: `${plan.prefix}…`, amount }];
  if (plan.kind === 'phrase')
    return [{ source: `"${plan.terms.map(({ term }) => term).join(' ')}"`, amount }];
  return fieldShares(generation, plan, document).map(([field, share]) => ({
    source: `${field}: ${plan.term}`,
    amount: amount * share,
  }));
};

/** Returns the contributions to a document's score; the amounts sum to it. */
export const explainScore = (
  generation: Generation,
  contributions: readonly ScoreContribution[],
  document: number,
): Contribution[] => {
  const { schema, createdAt } = generation.manifest;
  const ranking = rankingOf(schema);
  const matches =
    contributions.length === 0
      ? [{ source: 'match', amount: 1 }]
      : contributions.flatMap((contribution) => ofContribution(generation, contribution, document));
  const base = matches.reduce((sum, { amount }) => sum + amount, 0);
  const numberOf = (field: string | undefined): number => {
    const column = generation.numberColumns[schema.number.findIndex(({ name }) => name === field)];
    return numberAt(column ?? NO_NUMBERS, document);
  };
  const day = numberOf(schema.boosts.recency?.field);
  const uses = numberOf(schema.boosts.popularity?.field);
  const boosts = [
    { source: 'recency', amount: base * recencyBoost(ranking, day, dayOf(new Date(createdAt))) },
    { source: 'popularity', amount: base * popularityBoost(ranking, uses) },
  ];
  return [...matches, ...boosts.filter(({ amount }) => amount > 0)];
};
