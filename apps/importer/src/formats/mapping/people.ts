import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { lostRole, row } from './row.ts';
import type { Row } from './row.ts';
import { texts } from './text-rows.ts';
import type { Work, WorkAuthor } from './work.ts';

/** Returns a person as an author; none without a name. */
type ToPerson = (person: Fields) => readonly WorkAuthor[];

/** A list of people of whom some are authors; the model has the names of the others, and no place for their roles. */
interface People {
  readonly people: readonly Fields[];
  readonly isAuthor: (person: Fields) => boolean;
  readonly toPerson: ToPerson;
}

/** Returns the authors among people, and the names of the others as contributors. */
export const authorsAndOthers = ({
  people,
  isAuthor,
  toPerson,
}: People): Pick<Work, 'authors' | 'contributors'> => ({
  authors: people.filter(isAuthor).flatMap(toPerson),
  contributors: people
    .filter((person) => !isAuthor(person))
    .flatMap(toPerson)
    .map(({ fullName }) => fullName),
});

/** Returns a loss for each person whose role the model has no place for. */
export const lostRoles = ({ people, isAuthor }: Pick<People, 'people' | 'isAuthor'>): readonly string[] =>
  people.flatMap((person) => (isAuthor(person) ? [] : ['role']));

/** Returns a row that takes people of whom some are authors. */
export const authorsAmong = (
  field: string,
  section: string,
  parts: readonly string[],
  { isAuthor, toPerson }: Omit<People, 'people'>,
): Row<Work> => ({
  field,
  section,
  to: 'authors, contributors',
  parts,
  read: (values) => authorsAndOthers({ people: fieldsOf(values), isAuthor, toPerson }),
  lost: (values) => lostRoles({ people: fieldsOf(values), isAuthor }),
});

/** Returns a row that takes names of people other than authors from texts. */
export const contributorNames = (field: string, section: string): Row<Work> => ({
  ...texts(field, section, 'contributors'),
  lost: lostRole,
});

/** Returns a row that takes the authors of a work. */
export const authors = (
  field: string,
  section: string,
  parts: readonly string[],
  toPerson: ToPerson,
): Row<Work> =>
  row(field, section, { to: 'authors', parts }, (values) => ({
    authors: fieldsOf(values).flatMap(toPerson),
  }));

/** Returns a row that takes the names of other people. */
export const contributors = (
  field: string,
  section: string,
  parts: readonly string[],
  toPerson: ToPerson,
): Row<Work> =>
  row(field, section, { to: 'contributors', parts, lost: lostRole }, (values) => ({
    contributors: fieldsOf(values)
      .flatMap(toPerson)
      .map(({ fullName }) => fullName),
  }));
