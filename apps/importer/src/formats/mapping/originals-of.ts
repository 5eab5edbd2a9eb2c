import { parseOrcid, parseRor } from '@open-discovery/identifiers';
import { funderName, grantReference } from './grants.ts';
import { isNoValue } from '../../clean/no-value.ts';
import { parseLanguage } from './languages.ts';
import type { Work } from './work.ts';

/** The longest text that the model keeps as an original value. */
const MOST_ORIGINAL_CHARS = 200;

/** A text that names no language is kept as it is. */
const unknownLanguages = (work: Work): Work['originals'] =>
  work.languages
    .filter((text) => parseLanguage(text) === null)
    .map((value) => ({ field: 'language', value }));

/** An invalid ORCID iD or ROR id is kept as text. */
const unusableIds = ({ authors, organizations }: Work): Work['originals'] => [
  ...authors.flatMap(({ orcid }) =>
    orcid && parseOrcid(orcid) === null ? [{ field: 'authors.pid', value: orcid }] : [],
  ),
  ...[...organizations, ...authors.flatMap((author) => author.organizations ?? [])].flatMap(({ ror }) =>
    ror && parseRor(ror)?.checkDigits !== 'valid' ? [{ field: 'organizations.pids', value: ror }] : [],
  ),
];

/** The title of a grant without a number, which leads to no project. */
const titlesOfGrants = ({ grants }: Work): Work['originals'] =>
  grants.flatMap((grant) => {
    const value = grant.title?.trim() ?? grant.acronym?.trim() ?? '';
    return value === '' || grantReference(grant) !== null ? [] : [{ field: 'projects.title', value }];
  });

/** Keeps the name of a funder without a grant number, which leads to no project, and of each funder its identifier. */
const fundersAsStated = (work: Work): Work['originals'] =>
  work.grants.flatMap((grant) => {
    const id = grant.funderId?.trim() ?? '';
    const name = funderName(grant);
    if (id === '' && (name === null || grantReference(grant) !== null)) return [];
    return [
      { field: 'projects.funder', value: [name, id === '' ? null : `(${id})`].filter(Boolean).join(' ') },
    ];
  });

/** Returns a source's own words for values that the model has no word for, or that are invalid. */
export const originalsOf = (work: Work): Work['originals'] =>
  [
    ...work.originals,
    ...fundersAsStated(work),
    ...titlesOfGrants(work),
    ...unknownLanguages(work),
    ...unusableIds(work),
  ]
    .filter(({ value }) => !isNoValue(value))
    .map(({ field, value }) => ({ field, value: value.slice(0, MOST_ORIGINAL_CHARS) }));
