import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import type { WorkGrant, WorkOrganization } from '../mapping/work.ts';
import { textAt, textsAt, withAttribute } from '../mapping/xml-parts.ts';
import { halGrant } from './hal-values.ts';

/** The parts of a document in HAL's TEI that its works refer to: organizations and projects, by their ids. */
export interface HalDocument {
  readonly structures: ReadonlyMap<string, WorkOrganization>;
  readonly projects: ReadonlyMap<string, WorkGrant>;
  /** The time at which HAL wrote the document. */
  readonly writtenAt: string | null;
}

export const EMPTY_DOCUMENT: HalDocument = { structures: new Map(), projects: new Map(), writtenAt: null };

/** Names of organizations without a type are full, others are acronyms. */
const nameOf = (org: Fields): string | null =>
  textsAt(org, 'orgName').find(
    (name) => !withAttribute(fieldsOf(org['orgName']), 'type', /./).includes(name),
  ) ?? textAt(org, 'orgName');

const numberOf = (org: Fields, type: RegExp): string | null =>
  withAttribute(fieldsOf(org['idno']), 'type', type)[0] ?? null;

const toStructure = (org: Fields): WorkOrganization => ({
  ror: numberOf(org, /^ror$/i),
  name: nameOf(org),
});

const toProject = (org: Fields): WorkGrant => {
  const isEuropean = textAt(org, '@type') === 'europeanProject';
  return halGrant(isEuropean ? 'european' : 'anr', {
    code: numberOf(org, isEuropean ? /^number$/ : /^anr$/i),
    acronym: textAt(org, 'orgName'),
    title: textAt(org, 'desc'),
  });
};

const isProject = (org: Fields): boolean => /Project$/.test(textAt(org, '@type') ?? '');

/** Returns what a document says beside its works; they refer to organizations and projects by `#id`. */
export const readHalDocument = (document: Fields): HalDocument => {
  const orgs = fieldsOf(document['text'])
    .flatMap((text) => fieldsOf(text['back']))
    .flatMap((back) => fieldsOf(back['listOrg']))
    .flatMap((list) => fieldsOf(list['org']));
  const byId = <Item>(all: readonly Fields[], read: (org: Fields) => Item): ReadonlyMap<string, Item> =>
    new Map(all.map((org) => [`#${textAt(org, '@id') ?? ''}`, read(org)]));
  return {
    structures: byId(
      orgs.filter((org) => !isProject(org)),
      toStructure,
    ),
    projects: byId(orgs.filter(isProject), toProject),
    writtenAt: textAt(document, 'teiHeader.fileDesc.publicationStmt.date.@when'),
  };
};
