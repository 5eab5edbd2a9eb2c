import { IndexError } from '../index-error.ts';
import { FileWriter } from './file-writer.ts';
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
 * File, in uint32: for each field the number of its groups, and for each group its size and its ordinals.
 */
export const writeLabelGroups = (path: string, fields: readonly (readonly LabelGroup[])[]): WrittenFile => {
  const file = new FileWriter(path);
  for (const groups of fields) {
    file.writeArray(Uint32Array.of(groups.length));
    for (const group of groups) {
      file.writeArray(Uint32Array.of(group.length));
      file.writeArray(group);
    }
  }
  return file.finish();
};

/** Opens the groups of each of some keyword fields. */
export const openLabelGroups = (shared: ArrayBufferLike, fields: number): LabelGroups[] => {
  const words = new Uint32Array(shared);
  let at = 0;
  const next = (): number => {
    const word = words[at];
    if (word === undefined) throw new IndexError('damaged', 'The groups of values are incomplete.');
    at += 1;
    return word;
  };
  return Array.from({ length: fields }, () => {
    const groups = Array.from({ length: next() }, () => {
      const size = next();
      at += size;
      return words.subarray(at - size, at);
    });
    return new LabelGroups(groups);
  });
};
