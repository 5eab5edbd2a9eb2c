import type { Generation } from '../generation/generation.ts';
import type { Hit } from '../query-types.ts';
import { dayOf, popularityBoost, recencyBoost } from '../ranking/boosts.ts';
import { fieldFrequency } from '../ranking/impact.ts';
import { rankingOf } from '../ranking/ranking-constants.ts';
import { NO_NUMBERS, numberAt } from '../storage/number-column.ts';
import { FIELD_SHIFT } from '../storage/place.ts';
import { readPlaces } from '../storage/positions.ts';
import { readListed } from '../storage/postings.ts';
import type { TermPlan } from './plan.ts';
import { among } from './prune-to-top-k.ts';
import { amountOf } from './score.ts';
import type { ScoreContribution } from './score.ts';

type Contribution = NonNullable<Hit['explain']>['contribution'][number];

/** Returns the share of each field in a term's impact on a document; the shares sum to 1. */
const fieldShares = (
  generation: Generation,
  plan: TermPlan,
  document: number,
): [field: string, share: number][] => {
  const { schema, averageLengths } = generation.manifest;
  const fields = schema.text;
  const ranking = rankingOf(schema);
  const request = { mask: 255, within: Uint32Array.of(document) };
  const { ordinals } = readListed(generation.postings, plan.address, request);
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
  return fields
    .map(({ name }, index): [string, number] => [name, (frequencies[index] ?? 0) / sum])
    .filter(([, share]) => share > 0);
};

const ofContribution = (
  generation: Generation,
  contribution: ScoreContribution,
  document: number,
): Contribution[] => {
  const { plan, postings, role } = contribution;
  const { impacts, count } = among(postings, Uint32Array.of(document));
  if (count === 0) return [];
  const amount = amountOf(contribution, impacts[0] as number);
  if (role === 'together') return [{ source: 'proximity', amount }];
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
  { contributions, isBoosted }: { contributions: readonly ScoreContribution[]; isBoosted: boolean },
  document: number,
): Contribution[] => {
  const { schema, createdAt } = generation.manifest;
  const ranking = rankingOf(schema);
  const matches =
    contributions.length === 0
      ? [{ source: 'match', amount: 1 }]
      : contributions.flatMap((contribution) => ofContribution(generation, contribution, document));
  if (contributions.length > 0 && !isBoosted) return matches;
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
