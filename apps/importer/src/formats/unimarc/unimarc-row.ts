import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import type { Row } from '../mapping/row.ts';
import type { Work } from '../mapping/work.ts';
import { textsAt } from '../mapping/xml-parts.ts';

/** Returns the section of the standard that defines a field. */
export const unimarcSection = (name: string): string => `UNIMARC Manual, Bibliographic Format, ${name}`;

/** Returns a row for fields with subfields. */
export const unimarcRow = (
  [tag, name]: readonly [tag: string, name: string],
  to: string,
  parts: readonly string[],
  read: (fields: readonly Fields[]) => Partial<Work>,
): Row<Work> => ({
  field: tag,
  section: unimarcSection(name),
  to,
  parts,
  read: (values) => read(fieldsOf(values)),
});

/** The characters with which catalogs surround an article that sorting ignores, such as `\u0098Les \u009Cmarées`. */
const SORTING = /[\u0088\u0089\u0098\u009C]/g;

/** Returns the texts of subfields, in their order in the field. */
export const textsOf = (field: Fields | undefined, ...codes: readonly string[]): string[] =>
  codes.flatMap((code) => textsAt(field, code)).map((text) => text.replaceAll(SORTING, '').trim());

/** Returns the texts of a subfield in all fields. */
export const textsIn = (fields: readonly Fields[], code: string): string[] =>
  fields.flatMap((field) => textsOf(field, code));
