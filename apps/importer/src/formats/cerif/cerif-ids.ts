import { deriveOpenAireId } from '@open-discovery/identifiers';
import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { valuesAt } from '../mapping/row.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';
import type { Pid, WorkGrant, WorkOrganization } from '../mapping/work.ts';

/** The kinds of CERIF that works lead to; version 1.2 writes them before the number: `OrgUnits/7`. */
type CerifKind = 'Publications' | 'Products' | 'Patents' | 'OrgUnits' | 'Projects' | 'Services';

/** A system whose records are read. */
export interface Cris {
  /** Its host, which distinguishes its numbers from those of other systems. */
  readonly host: string;
}

/** Returns the id of a record by its number in a system; `null` without one. */
export const idInCris = ({ host }: Cris, kind: CerifKind, number: string | null): string | null => {
  if (number === null) return null;
  return deriveOpenAireId('cris', `${host}::${kind}/${number.replace(/^\w+\//, '')}`.toLowerCase());
};

/** The identifiers of works, by their elements. */
export const WORK_PIDS: readonly (readonly [element: string, scheme: string])[] = [
  ['DOI', 'doi'],
  ['Handle', 'handle'],
  ['PMCID', 'pmc'],
];

/** Returns the identifiers of a work that another record contains. */
export const pidsOfWork = (work: Fields): Pid[] =>
  WORK_PIDS.flatMap(([element, scheme]) => textsAt(work, element).map((value) => ({ scheme, value })));

/** Returns the elements at a path. */
export const partsAt = (source: unknown, path: string): readonly Fields[] => fieldsOf(valuesAt(source, path));

/** Returns the first of names in several languages that is not a translation, else the first. */
export const nameIn = (source: Fields, element: string): string | null => {
  const names = valuesAt(source, element);
  const own = names.find((name) => !isFields(name) || name['@trans'] === undefined);
  return textAt({ name: own ?? names[0] }, 'name');
};

/** Returns an organization that another record contains. */
export const toOrganization = (cris: Cris, unit: Fields): WorkOrganization => ({
  ror: textAt(unit, 'RORID'),
  id: idInCris(cris, 'OrgUnits', textOf(unit['@id'])),
  name: nameIn(unit, 'Name') ?? textAt(unit, 'Acronym'),
});

const identifierOf = (source: Fields, type: RegExp): string | null =>
  partsAt(source, 'Identifier').flatMap((identifier) =>
    type.test(textOf(identifier['@type']) ?? '') ? (textOf(identifier['#text']) ?? []) : [],
  )[0] ?? null;

export const grantNumber = (project: Fields): string | null => identifierOf(project, /ProjectReference$/);

/** Returns a project that another record contains, with its first funder. */
export const toGrant = (cris: Cris, project: Fields): WorkGrant => {
  const [funder] = partsAt(project, 'Funded.By.OrgUnit');
  return {
    code: grantNumber(project),
    title: nameIn(project, 'Title'),
    acronym: textAt(project, 'Acronym'),
    funder:
      funder === undefined
        ? textAt(project, 'Funded.By.DisplayName')
        : (nameIn(funder, 'Name') ?? textAt(funder, 'Acronym')),
    funderId:
      funder === undefined
        ? null
        : (textAt(funder, 'RORID') ?? textAt(funder, 'FundRefID') ?? identifierOf(funder, /FundRefID$/)),
    id: idInCris(cris, 'Projects', textOf(project['@id'])),
  };
};

/** Names a section of the guidelines, as the source of a row. */
export const section = (name: string): string => `OpenAIRE Guidelines for CRIS Managers 1.2, ${name}`;
