import type { IndexSchema } from '../document-types.ts';
import { popularityBoost, recencyBoost } from '../ranking/boosts.ts';
import { rankingOf } from '../ranking/ranking-constants.ts';

/** The columns of all documents; `today` is the reference day of recency. */
interface BoostOptions {
  schema: IndexSchema;
  documents: number;
  today: number;
  /** Returns the values of a number field, or `null` when there is no such field. */
  columnOf: (field: string | undefined) => Int32Array | null;
}

/** Computes each document's score factor from its recency and popularity. */
export const documentBoosts = ({ schema, documents, today, columnOf }: BoostOptions): Float32Array => {
  const ranking = rankingOf(schema);
  const days = columnOf(schema.boosts.recency?.field);
  const uses = columnOf(schema.boosts.popularity?.field);
  return Float32Array.from({ length: documents }, (_, document) => {
    const recent = days === null ? 0 : recencyBoost(ranking, days[document] as number, today);
    return 1 + recent + (uses === null ? 0 : popularityBoost(ranking, uses[document] as number));
  });
};
