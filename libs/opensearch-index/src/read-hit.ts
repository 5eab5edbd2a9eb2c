import { IndexError } from '@open-discovery/search-index';
import type { Highlight, Hit, IndexQuery, IndexSchema } from '@open-discovery/search-index';
import { highlight, wantedTerms } from '@open-discovery/search-index/text';
import type { WordTree } from '@open-discovery/search-index/text';
import { z } from 'zod';
import { NAME_SEPARATOR } from './to-query.ts';

/** A hit as OpenSearch returns it. */
export const foundHit = z.object({
  _source: z.object({
    id: z.string(),
    kept: z.object({
      stored: z.string(),
      texts: z.record(z.string(), z.string()),
      boosts: z.tuple([z.number(), z.number()]),
    }),
  }),
  _score: z.number().nullable().optional(),
  sort: z.array(z.unknown()).default([]),
  matched_queries: z.union([z.record(z.string(), z.number()), z.array(z.string())]).optional(),
});
type FoundHit = z.output<typeof foundHit>;

const NO_BOOSTS = [0, 0] as const;

/** A difference below this is rounding. */
const ROUNDING = 1e-4;

const highlightsOf = (
  wanted: NonNullable<IndexQuery['highlight']>,
  schema: IndexSchema,
  words: WordTree,
  texts: Readonly<Record<string, string>>,
): Record<string, Highlight> => {
  const found: Record<string, Highlight> = {};
  for (const name of wanted.fields) {
    const index = schema.text.findIndex((field) => field.name === name);
    const field = schema.text[index];
    if (field === undefined) throw new IndexError('query', `There is no text field "${name}".`);
    const kept = texts[name] ?? '';
    const chars = wanted.whole?.includes(name) ? kept.length : wanted.passageChars;
    const one = highlight(kept, field.analyzer, wantedTerms(words, index), chars);
    if (one !== null) found[name] = one;
  }
  return found;
};

/** Returns the contributions to a score: those of the named parts, and those of the document's boosts. */
const explain = ({ _source, matched_queries: named }: FoundHit, score: number, isBoosted: boolean) => {
  const [recency, popularity] = isBoosted ? _source.kept.boosts : NO_BOOSTS;
  const base = score / (1 + recency + popularity);
  const parts = Object.entries(Array.isArray(named) ? {} : (named ?? {})).map(([name, amount]) => ({
    source: name.slice(name.indexOf(NAME_SEPARATOR) + 1),
    amount,
  }));
  const rest = base - parts.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...parts,
    ...(Math.abs(rest) > ROUNDING ? [{ source: 'match', amount: rest }] : []),
    { source: 'recency', amount: base * recency },
    { source: 'popularity', amount: base * popularity },
  ].filter(({ amount }) => amount !== 0);
};

interface HitContext {
  readonly schema: IndexSchema;
  readonly words: WordTree;
  readonly isBoosted: boolean;
}

export const readHit = (
  found: FoundHit,
  query: IndexQuery,
  { schema, words, isBoosted }: HitContext,
): Hit => {
  const { id, kept } = found._source;
  const score = found._score ?? 0;
  return {
    id,
    score,
    stored: kept.stored,
    ...(query.highlight ? { highlights: highlightsOf(query.highlight, schema, words, kept.texts) } : {}),
    ...(query.explain ? { explain: { contribution: explain(found, score, isBoosted) } } : {}),
  };
};
