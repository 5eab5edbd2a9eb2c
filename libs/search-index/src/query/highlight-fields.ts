import { fieldIndex } from '../generation/generation-files.ts';
import type { IndexSchema } from '../document-types.ts';
import type { Highlight, IndexQuery } from '../query-types.ts';
import { highlight } from './highlight.ts';
import { wantedTerms } from './highlight-terms.ts';
import type { Plan } from './plan.ts';

/** Returns the highlights of a document by field. `texts` are its stored texts in the order of the schema. */
export const highlightFields = (
  { text }: IndexSchema,
  wanted: NonNullable<IndexQuery['highlight']>,
  plan: Plan,
  texts: readonly string[],
): Record<string, Highlight> => {
  const stored = text.filter((field) => field.highlight !== false);
  const highlights: Record<string, Highlight> = {};
  for (const name of wanted.fields) {
    const index = fieldIndex(text, name, 'text');
    const kept = texts[stored.findIndex((field) => field.name === name)] ?? '';
    const analyzer = text[index]?.analyzer ?? 'text';
    const chars = wanted.whole?.includes(name) ? kept.length : wanted.passageChars;
    const found = highlight(kept, analyzer, wantedTerms(plan, index), chars);
    if (found !== null) highlights[name] = found;
  }
  return highlights;
};
