import type { Fields } from '../../fields.ts';
import type { Row } from '../mapping/row.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import type { Work, WorkGrant } from '../mapping/work.ts';
import { namesOf, section, toGrants, valuesOf } from './schema-org-people.ts';

/** CodeMeta names a grant by its number, and its funder beside it. */
const numberedGrants = (source: Fields): WorkGrant[] => {
  const [funder = null] = namesOf(valuesOf(source['funder']));
  const codes = wordsOf(valuesOf(source['funding'])).filter((word) => /\d/.test(word) && !/\s/.test(word));
  return codes.map((code) => ({ code, funder, funderId: null }));
};

/** The properties that name grants and funders. */
export const GRANT_ROWS: readonly Row<Work>[] = ['funding', 'funder', 'sponsor'].map((field): Row<Work> => ({
  field,
  section: section(field),
  to: 'projects',
  parts: ['@id', '@type', 'identifier', 'name', 'funder', 'sponsor', 'url', 'sameAs'],
  read: (values, source) => {
    const numbered = numberedGrants(source);
    if (numbered.length === 0) return { grants: valuesOf(values).flatMap(toGrants) };
    return { grants: field === 'funding' ? numbered : [] };
  },
}));
