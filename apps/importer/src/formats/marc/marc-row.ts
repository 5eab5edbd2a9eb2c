import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import type { Work } from '../mapping/work.ts';
import { textsAt } from '../mapping/xml-parts.ts';

/** Returns the section of the standard that defines a field. */
export const marcSection = (name: string): string => `MARC 21 Format for Bibliographic Data, ${name}`;

/** Returns a function for rows of fields with subfields, in a standard with sections. */
export const createFieldRow =
  (sectionOf: (name: string) => string) =>
  (
    [tag, name]: readonly [tag: string, name: string],
    to: string,
    parts: readonly string[],
    read: (fields: readonly Fields[]) => Partial<Work>,
  ): Row<Work> =>
    row(tag, sectionOf(name), { to, parts }, (values) => read(fieldsOf(values)));

/** Returns a row for fields with subfields. */
export const marcRow = createFieldRow(marcSection);

/** Returns the texts of a subfield in all fields. */
export const textsIn = (fields: readonly Fields[], code: string): string[] =>
  fields.flatMap((field) => textsAt(field, code));
