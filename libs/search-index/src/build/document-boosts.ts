import type { IndexSchema } from '../document-types.ts';
import { popularityBoost, recencyBoost } from '../ranking/boosts.ts';
import { rankingOf } from '../ranking/ranking-constants.ts';

/** What is known of all documents; `today` is the day that recency is counted from. */
interface BoostOptions {
  schema: IndexSchema;
  documents: number;
  today: number;
  /** A number field of all documents; `null` where there is none of that name. */
  columnOf: (field: string | undefined) => Int32Array | null;
}

/** Per document what its score is multiplied by for being new, and for being used. */
export const documentBoosts = ({ schema, documents, today, columnOf }: BoostOptions): Float32Array => {
  const ranking = rankingOf(schema);
  const days = columnOf(schema.boosts.recency?.field);
  const uses = columnOf(schema.boosts.popularity?.field);
  return Float32Array.from({ length: documents }, (_, document) => {
    const recent = days === null ? 0 : recencyBoost(ranking, days[document] as number, today);
    return 1 + recent + (uses === null ? 0 : popularityBoost(ranking, uses[document] as number));
  });
};
