import { deriveOpenAireId, parseOrcid, parseRor } from '@open-discovery/identifiers';
import type { Kind, OtherKind } from '@open-discovery/model';
import { isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import type { Found } from '../format.ts';
import { grantReference } from '../mapping/grants.ts';
import { pageOf } from '../mapping/page-of.ts';
import { recordOf } from '../mapping/record-of.ts';
import { idOfRor } from '../ror.ts';
import { SCHEMA_ORG_OTHERS } from './schema-org-other-rows.ts';
import { identifiersOf, toGrants, valuesOf } from './schema-org-people.ts';

/** Types whose things are records if they have an identifier. */
const KIND_OF_TYPE: readonly (readonly [RegExp, OtherKind])[] = [
  [/^(?:Research)?Project$/, 'project'],
  [/Organization$|^(?:Corporation|Consortium|CollegeOrUniversity)$/, 'organization'],
  [/^Person$/, 'person'],
];

const orcidOf = (thing: Fields): string | null =>
  identifiersOf(thing).flatMap((id) => parseOrcid(id)?.value ?? [])[0] ?? null;

const grantOf = (thing: Fields): string | null =>
  valuesOf(thing['funding'])
    .filter(isFields)
    .flatMap(toGrants)
    .flatMap((grant) => grantReference(grant)?.id ?? [])[0] ?? null;

const rorOf = (thing: Fields): string | null =>
  identifiersOf(thing).flatMap((id) => (/\bror\.org\//.test(id) ? (parseRor(id)?.url ?? []) : []))[0] ?? null;

const idBy = (derive: (value: string) => string | null, value: string | null): string | null =>
  value === null ? null : derive(value);

/** Derives the id of a record without a portal page from the same identifiers as other formats do. */
const ID_OF: Readonly<Partial<Record<Kind, (thing: Fields) => string | null>>> = {
  project: grantOf,
  organization: (thing) => idBy(idOfRor, rorOf(thing)),
  person: (thing) => idBy((iD) => deriveOpenAireId('orcid', iD), orcidOf(thing)),
};

const isOther = (kind: Kind): kind is OtherKind => Object.hasOwn(SCHEMA_ORG_OTHERS, kind);

const pageIn = (thing: Fields): ReturnType<typeof pageOf> =>
  [thing['@id'], thing['url']].flatMap((address) => pageOf(textOf(address) ?? '') ?? [])[0] ?? null;

/**
 * Returns the record of a thing that is not a work: one of the exports of a portal, a project with its grant, an organization
 * with its ROR or a person with an ORCID iD. `null` for any other thing.
 */
export const readOther = (thing: Fields, types: readonly string[]): readonly Found[] | null => {
  const page = pageIn(thing);
  const named = KIND_OF_TYPE.find(([pattern]) => types.some((type) => pattern.test(type)))?.[1];
  const kind = page === null ? named : page.kind;
  if (kind === undefined || !isOther(kind)) return null;
  const id = page?.id ?? ID_OF[kind]?.(thing) ?? null;
  return id === null ? null : [recordOf(SCHEMA_ORG_OTHERS[kind], thing, id)];
};
