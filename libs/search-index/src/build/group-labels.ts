import { fold } from '../analysis/fold.ts';
import type { LabelGroup } from '../storage/label-groups.ts';

const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Returns a label without case, diacritics and punctuation.
 * @example
 * labelKey('ASEP: Repository'); // 'asep repository'
 */
export const labelKey = (label: string): string => fold(label).replace(NOT_A_WORD, ' ').trim();

/** Collects the values of a field and groups those whose labels differ only in case, diacritics and punctuation. */
export class LabelGrouper {
  readonly #byKey = new Map<string, { ordinal: number; documents: number }[]>();

  add(ordinal: number, label: string, documents: number): void {
    const key = labelKey(label);
    if (key === '') return;
    const known = this.#byKey.get(key);
    if (known) known.push({ ordinal, documents });
    else this.#byKey.set(key, [{ ordinal, documents }]);
  }

  /** Returns the groups of two or more values. */
  groups(): LabelGroup[] {
    return [...this.#byKey.values()]
      .filter((values) => values.length > 1)
      .map((values) =>
        Uint32Array.from(
          values
            .sort((a, b) => b.documents - a.documents || a.ordinal - b.ordinal)
            .map(({ ordinal }) => ordinal),
        ),
      );
  }
}
