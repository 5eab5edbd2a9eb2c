import type { Fields } from '../../fields.ts';
import { createFieldRow } from '../marc/marc-row.ts';
import { textsAt } from '../mapping/xml-parts.ts';

/** Returns the section of the standard that defines a field. */
export const unimarcSection = (name: string): string => `UNIMARC Manual, Bibliographic Format, ${name}`;

/** Returns a row for fields with subfields. */
export const unimarcRow = createFieldRow(unimarcSection);

/** The characters with which catalogs surround an article that sorting ignores, such as `\u0098Les \u009Cmarées`. */
const SORTING = /[\u0088\u0089\u0098\u009C]/g;

/** Returns the texts of subfields, in their order in the field. */
export const textsOf = (field: Fields | undefined, ...codes: readonly string[]): string[] =>
  codes.flatMap((code) => textsAt(field, code)).map((text) => text.replaceAll(SORTING, '').trim());

/** Returns the texts of a subfield in all fields. */
export const textsIn = (fields: readonly Fields[], code: string): string[] =>
  fields.flatMap((field) => textsOf(field, code));
