import type { Kind } from '@open-discovery/model';
import type { FieldFinding } from '../clean/compare-fields.ts';

/** The losses of one field in records of one kind, with the first example. */
export interface FieldReport {
  readonly kind: Kind;
  /** Names from the record inwards: `instances.publicationDate`. */
  readonly field: string;
  /** Values of which a part is kept. */
  partly: number;
  /** Values of which nothing is kept. */
  refused: number;
  /** Values of a field that the kind does not have. */
  unknown: number;
  readonly example: {
    readonly id: string;
    readonly value: string;
    readonly file: string;
    readonly line: number;
  };
}

/** The record that has a field. */
export interface FieldOwner {
  readonly kind: Kind;
  readonly record: { readonly id: string };
}

const EXAMPLE_CHARS = 100;
/** The most characters of an example with its length, so that one that was cut is not cut again. */
const MOST_EXAMPLE_CHARS = 150;
const EXAMPLE_ITEMS = 20;

/** Returns a value as text; the beginning and the length of a long one. */
export const exampleText = (value: unknown): string => {
  const isLongList = Array.isArray(value) && value.length > EXAMPLE_ITEMS;
  const text =
    typeof value === 'string' ? value : JSON.stringify(isLongList ? value.slice(0, EXAMPLE_ITEMS) : value);
  const length = isLongList ? `${value.length} items` : `${text.length} characters`;
  return isLongList || text.length > MOST_EXAMPLE_CHARS
    ? `${text.slice(0, EXAMPLE_CHARS)}… (${length})`
    : text;
};

/** A record has as many names as it likes; a limit keeps the counts small. */
const MOST_FIELDS = 10_000;
const OTHER_FIELDS = 'other fields';

const lossesOf = ({ partly, refused, unknown }: FieldReport): number => partly + refused + unknown;

const keyOf = (kind: Kind, field: string): string => `${kind} ${exampleText(field)}`;

/** Creates the counts of fields that could not be taken as they are. */
export const createFieldCounts = () => {
  const fields = new Map<string, FieldReport>();
  return {
    add(
      { kind, record: { id } }: FieldOwner,
      { field, outcome, value }: FieldFinding,
      place: { readonly file: string; readonly line: number },
    ) {
      if (outcome === 'respelled') return;
      const name =
        fields.size < MOST_FIELDS || fields.has(keyOf(kind, field)) ? exampleText(field) : OTHER_FIELDS;
      const key = keyOf(kind, name);
      const known = fields.get(key) ?? {
        kind,
        field: name,
        partly: 0,
        refused: 0,
        unknown: 0,
        example: { id, value: exampleText(value), file: place.file, line: place.line },
      };
      known[outcome === 'shortened' ? 'partly' : outcome] += 1;
      fields.set(key, known);
    },
    all: (): FieldReport[] => [...fields.values()].sort((a, b) => lossesOf(b) - lossesOf(a)),
  };
};
