import { openArrays, writeArrays } from './arrays.ts';
import type { WrittenFile } from './file-writer.ts';

/** The values of a field that have the same label, each by its ordinal in the field; the most frequent comes first. */
export type LabelGroup = Uint32Array;

/** Looks up the group of a value in one field. */
export class LabelGroups {
  readonly #groupOf = new Map<number, LabelGroup>();

  constructor(groups: readonly LabelGroup[]) {
    for (const group of groups) for (const ordinal of group) this.#groupOf.set(ordinal, group);
  }

  /** Returns the group of a value; a value with its own label has none. */
  of(ordinal: number): LabelGroup | undefined {
    return this.#groupOf.get(ordinal);
  }

  /** Returns the value that stands for the group in the field's column, or the value itself. */
  shown(ordinal: number): number {
    return this.#groupOf.get(ordinal)?.[0] ?? ordinal;
  }
}

/**
 * Writes the groups of every keyword field.
 * File, as `writeArrays` describes: the number of groups of each field | the ordinals of each group, field by field.
 */
export const writeLabelGroups = (path: string, fields: readonly (readonly LabelGroup[])[]): WrittenFile =>
  writeArrays(path, [Uint32Array.from(fields, (groups) => groups.length), ...fields.flat()]);

/** Opens the groups of every keyword field. */
export const openLabelGroups = (shared: ArrayBufferLike): LabelGroups[] => {
  const [counts = new Uint32Array(), ...groups] = openArrays(shared);
  return Array.from(counts, (count) => new LabelGroups(groups.splice(0, count)));
};
