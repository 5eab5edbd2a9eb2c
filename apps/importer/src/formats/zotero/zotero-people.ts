import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { authorOf } from '../mapping/names.ts';
import { lostRole, valuesAt } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { textAt } from '../mapping/xml-parts.ts';

const PARTS = [
  'Seq.li.Person.surname',
  'Seq.li.Person.givenName',
  'Seq.li.Person.givenname',
  'Seq.li.Organization.name',
];

/** A name in one field is a surname without a given name, such as that of an institution. */
const toPerson = (person: Fields): WorkAuthor[] => {
  const [family, given] = [
    textAt(person, 'surname') ?? textAt(person, 'name'),
    textAt(person, 'givenName') ?? textAt(person, 'givenname'),
  ];
  const author = authorOf(given === null ? { literal: family } : { family, given });
  return author === null ? [] : [author];
};

const peopleIn = (values: readonly unknown[]): WorkAuthor[] =>
  fieldsOf(valuesAt(values, 'Seq.li'))
    .flatMap((item) => [...fieldsOf(item['Person']), ...fieldsOf(item['Organization'])])
    .flatMap(toPerson);

const section = (field: string): string => `Zotero RDF, ${field}`;

/** Returns the row of a list of authors, or of people with another role. */
export const zoteroPeopleRow = (field: string, to: 'authors' | 'contributors'): Row<Work> => ({
  field,
  section: section(field),
  to,
  parts: PARTS,
  read: (values) =>
    to === 'authors'
      ? { authors: peopleIn(values) }
      : { contributors: peopleIn(values).map(({ fullName }) => fullName) },
  ...(to === 'contributors' ? { lost: lostRole } : {}),
});
