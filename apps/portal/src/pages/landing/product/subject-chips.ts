import {
  FIELDS_OF_SCIENCE,
  parseFieldOfScience,
  parseSubject,
  TOP_FIELDS_OF_SCIENCE,
} from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { keywordAddress, subjectAddress } from '../../../components/list-addresses.ts';

/** A subject with the address of its search. */
export interface SubjectChip {
  /** The field that `path` is a value of; `null` for the source's own keywords. */
  readonly field: 'fos' | 'sdg' | null;
  /** From the broadest to the narrowest. */
  readonly path: readonly string[];
  readonly address: string;
}

/**
 * Returns a product's fields of science as paths, goals and keywords, without duplicates. A field of science that is part
 * of another's path is omitted, and so are codes and addresses.
 */
export const subjectChips = (subjects: NonNullable<ResearchProduct['subjects']>): readonly SubjectChip[] => {
  const chips = new Map<string, SubjectChip>();
  const add = (chip: SubjectChip) => chips.set(chip.address, chip);
  const meanings = subjects.flatMap(({ subject }) => parseSubject(subject) ?? []);
  const fields = meanings.flatMap(({ field, text }) => (field === 'fos' ? fieldPath(text) : []));
  for (const path of fields) if (!fields.some((other) => isWithin(path, other))) add(fieldChip(path));
  for (const { field, text } of meanings) {
    if (field === 'sdg') add({ field, path: [text], address: subjectAddress(field, text) });
    else if (field === null || fieldPath(text).length === 0) addKeyword(text, add);
  }
  return [...chips.values()];
};

const addKeyword = (words: string, add: (chip: SubjectChip) => void): void => {
  if (words === '') return;
  const asked = /\s/.test(words) ? `"${words.replaceAll('"', '')}"` : words;
  add({ field: null, path: [words], address: keywordAddress(asked) });
};

const fieldChip = (path: readonly string[]): SubjectChip => ({
  field: 'fos',
  path,
  address: subjectAddress('fos', path.at(-1) ?? ''),
});

/** Returns the path of a field of science; none for words that are not one. */
const fieldPath = (value: string | null | undefined): (readonly string[])[] => {
  const field = parseFieldOfScience(value ?? '');
  if (!field || !value) return [];
  const top = TOP_FIELDS_OF_SCIENCE.find(
    (name) => field.code.length > 2 && name.startsWith(field.code.slice(0, 2)),
  );
  const middle = top && FIELDS_OF_SCIENCE[top].find((name) => name.startsWith(field.code.slice(0, 4)));
  return [[...new Set([top, middle, value].filter((name) => name !== undefined))]];
};

const isWithin = (path: readonly string[], other: readonly string[]): boolean =>
  path.length < other.length && path.every((name, index) => name === other[index]);
