import { deriveOpenAireId, parseOrcid, parseRor } from '@open-discovery/identifiers';
import {
  parseAccessRight,
  parseCountryCode,
  parseLicense,
  ACCESS_RIGHTS,
  COAR_ACCESS_RIGHTS_SCHEME,
} from '@open-discovery/model';
import type { OtherKind } from '@open-discovery/model';
import type { Fields } from '../../fields.ts';
import { nothing, relationTo } from '../format.ts';
import type { Found } from '../format.ts';
import { idOfRor } from '../ror.ts';
import { grantReference } from './grants.ts';
import { funderRelations } from './funder-relation.ts';
import { furtherValues } from './further-values.ts';
import { parseLanguage } from './languages.ts';
import { originalsOf } from './originals-of.ts';
import { otherOf } from './other-of.ts';
import { pageOf } from './page-of.ts';
import { mapFields } from './row.ts';
import type { Mapped, Row } from './row.ts';
import { EMPTY_WORK } from './work.ts';
import type { SourceName, Work, WorkAuthor, WorkOrganization } from './work.ts';
import { idOfWork, isRecordId, normalPid } from './work-id.ts';
import { skipReason } from '../../report/skip-reason.ts';

/** The source of a work and its id there, as far as they are known. */
export interface Place {
  readonly source?: SourceName | null;
  /** The work's id in its source; if it has none, title, author and year name it. */
  readonly localId?: string | null;
}

interface Origin extends Place {
  /** The format, as the report and the documentation name it. */
  readonly format: string;
  /** The namespace of ids of works that have no identifier; at most 12 characters. */
  readonly namespace: string;
}

const distinct = <T>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

const first = <T>(items: readonly T[]): T | null => items[0] ?? null;

const toAuthor = (
  { fullName, name, surname, orcid, pid, affiliations, organizations }: WorkAuthor,
  index: number,
) => {
  const value = orcid ? parseOrcid(orcid)?.value : undefined;
  const id = value === undefined ? pid : { scheme: 'orcid', value };
  const places = [...(affiliations ?? []), ...(organizations ?? []).flatMap((place) => place.name ?? [])];
  return {
    fullName,
    name: name ?? null,
    surname: surname ?? null,
    rank: index + 1,
    ...(id ? { pid: { id } } : {}),
    ...(places.length === 0 ? {} : { affiliations: [...new Set(places)] }),
  };
};

const toOrganization = ({ ror, id: given, name }: WorkOrganization) => {
  const parsed = parseRor(ror ?? '');
  const address = parsed?.checkDigits === 'valid' ? parsed.url : null;
  const id = given ?? (address === null ? null : idOfRor(address));
  if (id === null) return [];
  return [{ id, legalName: name, pids: address === null ? [] : [{ scheme: 'ROR', value: address }] }];
};

const toLicense = (words: string): string => {
  const license = parseLicense(words);
  return license?.spdx ?? license?.url ?? words;
};

const toAccessRight = (work: Work) => {
  const isFree = work.licenses.some((words) => /^CC/.test(parseLicense(words)?.spdx ?? ''));
  const right =
    work.accessRights.map(parseAccessRight).find((found) => found !== null) ?? (isFree ? 'OPEN' : null);
  if (right === null) return null;
  return { code: ACCESS_RIGHTS[right].code, label: right, scheme: COAR_ACCESS_RIGHTS_SCHEME };
};

const localIdOf = (work: Work, { localId }: Origin): string =>
  localId ?? [first(work.titles), work.authors[0]?.fullName, first(work.dates)].join('::').toLowerCase();

/** Pages of portals among the addresses of a work; those of its copies are elsewhere. */
const pagesOf = ({ urls, alternateIds }: Work) =>
  [...urls, ...alternateIds.map(({ value }) => value)].flatMap((address) => pageOf(address) ?? []);

const idOf = (work: Work, origin: Origin): string | null =>
  work.originalIds.find((id) => isRecordId(id)) ??
  pagesOf(work).find(({ id }) => isRecordId(id))?.id ??
  idOfWork(work.ids) ??
  ((origin.localId ?? null) === null && work.titles.length === 0
    ? null
    : deriveOpenAireId(origin.namespace, localIdOf(work, origin)));

const toInstance = (work: Work, origin: Origin, pids: Work['ids']) => {
  const doi = pids.find(({ scheme }) => scheme === 'doi')?.value;
  const urls = work.urls.length > 0 || doi === undefined ? work.urls : [`https://doi.org/${doi}`];
  return {
    pids,
    alternateIdentifiers: distinct(work.alternateIds.map(normalPid)),
    type: first(work.types)?.resource ?? null,
    license: work.licenses.map(toLicense)[0] ?? null,
    urls: distinct(urls),
    publicationDate: first(work.dates),
    refereed: first(work.refereed),
    accessRight: toAccessRight(work),
    articleProcessingCharge: first(work.fees),
    collectedFrom: origin.source ?? null,
    hostedBy: first(work.hostedBy),
  };
};

/** The languages of a work: the first known one is its language; the model has no place for others. */
const toLanguage = (languages: readonly string[]) => {
  const code = languages.map(parseLanguage).find((known) => known !== null && known !== 'und');
  return code === undefined || code === null ? null : { code };
};

const toRecord = (work: Work, origin: Origin, id: string) => {
  const pids = distinct(work.ids.map(normalPid));
  const organizations = [
    ...work.organizations,
    ...work.authors.flatMap((author) => author.organizations ?? []),
  ];
  const projects = work.grants.flatMap((grant) => grantReference(grant) ?? []);
  const codes = work.countries.flatMap((country) => parseCountryCode(country) ?? []);
  return {
    id,
    originalIds: distinct([
      ...work.originalIds.filter((one) => one !== id),
      ...[origin.localId ?? []].flat(),
    ]),
    pids,
    type: first(work.kinds) ?? first(work.types)?.type ?? 'publication',
    mainTitle: first(work.titles),
    subTitle: first(work.subTitles),
    otherTitles: distinct([...work.titles.slice(1), ...work.subTitles.slice(1), ...work.otherTitles]),
    descriptions: distinct(work.descriptions),
    authors: work.authors.map(toAuthor),
    contributors: distinct(work.contributors),
    bestAccessRight: toAccessRight(work),
    publicationDate: first(work.dates),
    embargoEndDate: first(work.embargoEnds),
    publisher: first(work.publishers),
    language: toLanguage(work.languages),
    countries: distinct(codes).map((code) => ({ code })),
    subjects: distinct(work.subjects).map((subject) => ({ subject })),
    container: Object.values(work.container).some(Boolean) ? work.container : null,
    sources: distinct(work.sources),
    formats: distinct(work.formats),
    coverages: distinct(work.coverages),
    geoLocations: work.places,
    version: first(work.versions),
    size: distinct(work.sizes).join(', ') || null,
    codeRepositoryUrl: first(work.repositories),
    documentationUrls: distinct(work.documentation),
    programmingLanguage: distinct(work.programmingLanguages).join(', ') || null,
    tools: distinct(work.tools),
    contactPeople: distinct(work.contactPeople),
    contactGroups: distinct(work.contactGroups),
    communities: distinct(work.communities),
    collectedFrom: [origin.source ?? []].flat(),
    projects: [...new Map(projects.map((project) => [project.id, project])).values()],
    organizations: [
      ...new Map(organizations.flatMap(toOrganization).map((place) => [place.id, place])).values(),
    ],
    originalValues: distinct(originalsOf(work)),
    instances: [toInstance(work, origin, pids)],
  };
};

const relationsOf = (work: Work, source: string): Found[] =>
  distinct(work.relations).flatMap(({ name, target: pid }) => {
    const target = idOfWork([pid]);
    return target === null || target === source ? [] : relationTo(source, name, target);
  });

/** Returns the relations of a work, and of the projects of its grants, to the organizations that fund them. */
const fundersOf = (work: Work, id: string): Found[] =>
  distinct(
    work.grants.flatMap((grant) =>
      [id, grantReference(grant)?.id ?? id].flatMap((source) => funderRelations(source, grant.funderId)),
    ),
  );

/** Services keep the ids of their catalogs. An entry of BibTeX has its key before them. */
const statedId = (kind: OtherKind, ids: readonly string[]): string | undefined =>
  ids.find(isRecordId) ?? (kind === 'service' ? ids.at(-1) : undefined);

/**
 * Returns the kind and the id of a record that is not a work, which the exports of a portal describe as a document: by its page,
 * or by the name of its kind as the type, and its id.
 */
const namedOther = (work: Work): { kind: OtherKind; id: string } | null => {
  for (const { kind, id } of pagesOf(work)) if (kind !== 'product') return { kind, id };
  const [kind] = work.otherKinds;
  const id = kind === undefined ? undefined : statedId(kind, work.originalIds);
  return kind === undefined || id === undefined ? null : { kind, id };
};

/** Returns the record and the relations of a mapped work, or the reason why it can be no record. */
export const productOf = (mapped: Mapped<Work>, origin: Origin): readonly Found[] => {
  const { draft: work, added, leftOut } = mapped;
  const other = namedOther(work);
  if (other !== null) return [otherOf(mapped, { ...other, format: origin.format })];
  const id = idOf(work, origin);
  if (id === null) return nothing(skipReason('no-id-or-title', { format: origin.format }));
  return [
    {
      type: 'record',
      kind: 'product',
      record: toRecord(work, origin, id),
      origin: {
        format: origin.format,
        leftOut: [...new Set([...leftOut, ...furtherValues(work, added)])].sort(),
      },
    },
    ...relationsOf(work, id),
    ...fundersOf(work, id),
  ];
};

/** Maps a work by the table of its format, and returns the record and its relations, or the reason why it can be no record. */
export const workOf = (rows: readonly Row<Work>[], source: Fields, origin: Origin): readonly Found[] =>
  productOf(mapFields(rows, source, EMPTY_WORK), origin);
