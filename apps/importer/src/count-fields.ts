import type { Kind } from '@open-discovery/model';
import type { FieldFinding } from './clean/compare-fields.ts';

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

/** Returns the beginning of a value as text. */
export const exampleText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > EXAMPLE_CHARS ? `${text.slice(0, EXAMPLE_CHARS)}…` : text;
};

const lossesOf = ({ partly, refused, unknown }: FieldReport): number => partly + refused + unknown;

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
      const key = `${kind} ${field}`;
      const known = fields.get(key) ?? {
        kind,
        field,
        partly: 0,
        refused: 0,
        unknown: 0,
        example: { id, value: exampleText(value), file: place.file, line: place.line },
      };
      known[outcome] += 1;
      fields.set(key, known);
    },
    all: (): FieldReport[] => [...fields.values()].sort((a, b) => lossesOf(b) - lossesOf(a)),
  };
};
