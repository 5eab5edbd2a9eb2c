import { FIELDS_OF_SCIENCE, parseFieldOfScience, TOP_FIELDS_OF_SCIENCE } from '@open-discovery/model';
import type { NamedValue } from '../named-values.ts';

/** Code lengths of the levels above a field of science, from the top. */
const LEVEL_CODE_CHARS = [2, 4, 6] as const;

const FIELD_BY_LABEL: ReadonlyMap<string, string> = new Map(
  TOP_FIELDS_OF_SCIENCE.flatMap((top) => [top, ...FIELDS_OF_SCIENCE[top]]).map((field) => [
    field.slice(field.indexOf(' ') + 1),
    field,
  ]),
);
const FIELD_BY_CODE: ReadonlyMap<string, string> = new Map(
  [...FIELD_BY_LABEL.values()].map((field) => [field.slice(0, field.indexOf(' ')), field]),
);

/**
 * Returns a field of science and the fields above it as facet values, or `[]` if the text is not a field of science.
 *
 * @example
 * fieldsOfScience('0103 physical sciences') // 01 natural sciences, 0103 physical sciences
 */
export const fieldsOfScience = (text: string): NamedValue[] => {
  const known = FIELD_BY_LABEL.get(text.toLowerCase().replace(/^fos:\s*/, ''));
  const field = parseFieldOfScience(known ?? text);
  if (!field) return [];
  const levels = LEVEL_CODE_CHARS.filter((chars) => chars < field.code.length);
  const above = levels.flatMap((chars) => FIELD_BY_CODE.get(field.code.slice(0, chars)) ?? []);
  const own = FIELD_BY_CODE.get(field.code) ?? `${field.code} ${field.label}`;
  return [...above, own].map((value) => ({ value, label: value.slice(value.indexOf(' ') + 1) }));
};
