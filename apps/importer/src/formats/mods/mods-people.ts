import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { authorOf, authorOfText, authorWith } from '../mapping/names.ts';
import { authorsAmong } from '../mapping/people.ts';
import { isAuthorRelator } from '../mapping/relators.ts';
import type { WorkAuthor } from '../mapping/work.ts';
import { textAt, textsAt, withAttribute } from '../mapping/xml-parts.ts';

const PARTS = ['@type', 'namePart', 'role.roleTerm', 'affiliation', 'nameIdentifier'];

const rolesOf = (name: Fields): string[] => textsAt(name, 'role.roleTerm');

/** A name without a role is that of an author. */
const isAuthor = (name: Fields): boolean => {
  const roles = rolesOf(name);
  return roles.length === 0 || roles.some(isAuthorRelator);
};

/** The parts of a name with a type: `family`, `given`, `date`, `termsOfAddress`. */
const partsOf = (name: Fields, type: string): string[] =>
  withAttribute(fieldsOf(name['namePart']), 'type', new RegExp(`^${type}$`));

const toPerson = (name: Fields): WorkAuthor[] => {
  const untyped = textsAt(name, 'namePart').filter(
    (part) =>
      !['family', 'given', 'date', 'termsOfAddress'].some((type) => partsOf(name, type).includes(part)),
  );
  const isBody = ['corporate', 'conference'].includes(textAt(name, '@type') ?? '');
  const [family] = partsOf(name, 'family');
  const whole = isBody ? { fullName: untyped.join('. ') } : authorOfText(untyped.join(', '));
  const author = family === undefined ? whole : authorOf({ family, given: partsOf(name, 'given').join(' ') });
  const [orcid = null] = withAttribute(fieldsOf(name['nameIdentifier']), 'type', /orcid/i);
  return authorWith(author?.fullName === '' ? null : author, {
    orcid,
    affiliations: textsAt(name, 'affiliation'),
  });
};

/** The names of a work: those of its authors, and of others with their roles. */
export const MODS_NAME_ROW = authorsAmong('name', 'MODS 3.8 User Guidelines, name', PARTS, {
  isAuthor,
  toPerson,
});
