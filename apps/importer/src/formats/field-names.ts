import { RECORD_SCHEMAS } from '@open-discovery/model/schemas';
import type { Kind } from '@open-discovery/model';
import { isFields, replaceFields } from '../fields.ts';
import type { Fields } from '../fields.ts';

/** Names of older dumps that differ from current ones by more than case and underscores. */
const RENAMED: Partial<Record<Kind, Readonly<Record<string, string>>>> = {
  product: {
    author: 'authors',
    bestopenaccessright: 'bestAccessRight',
    contactperson: 'contactPeople',
    contactgroup: 'contactGroups',
    context: 'communities',
    contributor: 'contributors',
    country: 'countries',
    coverage: 'coverages',
    description: 'descriptions',
    documentationurl: 'documentationUrls',
    format: 'formats',
    geolocation: 'geoLocations',
    green: 'isGreen',
    indiamondjournal: 'isInDiamondJournal',
    instance: 'instances',
    originalid: 'originalIds',
    pid: 'pids',
    source: 'sources',
    subject: 'subjects',
    tool: 'tools',
  },
  project: {
    h2020programme: 'h2020Programmes',
    originalid: 'originalIds',
    subject: 'subjects',
  },
  organization: { alternativename: 'alternativeNames', originalid: 'originalIds', pid: 'pids' },
  dataSource: {
    datasourcetype: 'type',
    originalid: 'originalIds',
    pid: 'pids',
    subject: 'subjects',
  },
  community: { subject: 'subjects' },
};

/** Names inside the parts of a record; `pid` stays in an author and becomes `pids` in an instance. */
const NESTED: ReadonlyMap<string, string> = new Map([
  ['accessright', 'accessRight'],
  ['alternateidentifier', 'alternateIdentifiers'],
  ['alternateidentifiers', 'alternateIdentifiers'],
  ['articleprocessingcharge', 'articleProcessingCharge'],
  ['collectedfrom', 'collectedFrom'],
  ['conferencedate', 'conferenceDate'],
  ['conferenceplace', 'conferencePlace'],
  ['fullname', 'fullName'],
  ['fundedamount', 'fundedAmount'],
  ['fundingstream', 'fundingStream'],
  ['hostedby', 'hostedBy'],
  ['issnlinking', 'issnLinking'],
  ['issnonline', 'issnOnline'],
  ['issnprinted', 'issnPrinted'],
  ['legalname', 'legalName'],
  ['openaccessroute', 'openAccessRoute'],
  ['publicationdate', 'publicationDate'],
  ['totalcost', 'totalCost'],
  ['url', 'urls'],
]);

const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();

const namesOf = (kind: Kind): ReadonlyMap<string, string> =>
  new Map([
    ...Object.keys(RECORD_SCHEMAS[kind].shape).map((name): [string, string] => [plain(name), name]),
    ...Object.entries(RENAMED[kind] ?? {}),
  ]);

const NAMES: ReadonlyMap<Kind, ReadonlyMap<string, string>> = new Map(
  (
    [
      'product',
      'project',
      'organization',
      'dataSource',
      'service',
      'community',
      'person',
    ] as const satisfies Kind[]
  ).map((kind) => [kind, namesOf(kind)]),
);

const nestedName = (name: string, isInstance: boolean): string =>
  isInstance && name === 'pid' ? 'pids' : (NESTED.get(plain(name)) ?? name);

const renameNested = (value: unknown, isInstance: boolean): unknown => {
  if (Array.isArray(value)) return value.map((item) => renameNested(item, isInstance));
  if (!isFields(value)) return value;
  return replaceFields(
    value,
    (_name, field) => renameNested(field, false),
    (name) => nestedName(name, isInstance),
  );
};

/** Prefers a current name over its older spelling when both are present. */
const preferred = (renamed: readonly (readonly [string, string, unknown])[]): Fields => {
  const fields: Record<string, unknown> = {};
  for (const [name, given, value] of renamed) {
    if (name === given || fields[name] === undefined || fields[name] === null) fields[name] = value;
  }
  return fields;
};

/**
 * Renames a record's fields to those of version 3 of the Graph API, from any version of the dump.
 * @example withCurrentNames('organization', { legalname: 'CERN' }) // { legalName: 'CERN' }
 */
export const withCurrentNames = (kind: Kind, record: Fields): Fields => {
  const names = NAMES.get(kind);
  return preferred(
    Object.entries(record).map(([given, value]) => {
      const name = names?.get(plain(given)) ?? given;
      return [name, given, renameNested(value, name === 'instances')] as const;
    }),
  );
};
