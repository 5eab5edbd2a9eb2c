import { fieldsOf, isFields } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { parseOrcid } from '@open-discovery/identifiers';
import { authorOfText, authorWith } from '../mapping/names.ts';
import { lostRole } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { wordOf } from '../mapping/text-rows.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';

/** Version 2 has the name as text and an identifier as an attribute, version 3 has elements for both. */
export const NAME_PARTS = ['#text', '@id', '@uri', 'name', 'id'];

/** Returns the name of a person or an organization. */
export const nameOf = (value: unknown): string | null => textAt(value, 'name') ?? wordOf(value);

const idsOf = (person: Fields): string[] => ['@id', '@uri', 'id'].flatMap((part) => textsAt(person, part));

const orcidOf = (person: Fields): string | null =>
  idsOf(person).find((id) => parseOrcid(id) !== null) ?? null;

const toPerson = (value: unknown): WorkAuthor[] =>
  authorWith(authorOfText(nameOf(value) ?? ''), { orcid: isFields(value) ? orcidOf(value) : null });

const lostIds = (values: readonly unknown[]): string[] =>
  fieldsOf(values).some((person) => idsOf(person).some((id) => parseOrcid(id) === null))
    ? ['identifiers of other schemes']
    : [];

/** Returns a row for the authors of a work; the one named first stands first. */
export const authorsRow = (field: string, section: string): Row<Work> => ({
  field,
  section,
  to: 'authors',
  parts: [...NAME_PARTS, '@first-named-author'],
  read: (values) => {
    const isFirst = (value: unknown): boolean => textAt(value, '@first-named-author') === 'true';
    return {
      authors: values
        .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
        .flatMap(toPerson),
    };
  },
  lost: lostIds,
});

/** Returns a row for the names of others who have contributed. */
export const contributorsRow = (field: string, section: string): Row<Work> => ({
  field,
  section,
  to: 'contributors',
  parts: NAME_PARTS,
  read: (values) => ({ contributors: values.flatMap((value) => nameOf(value) ?? []) }),
  lost: (values) => [...lostRole(), ...lostIds(values)],
});
