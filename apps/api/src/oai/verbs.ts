import { factsOf, tag, tagPieces, tags } from '@open-discovery/export-formats';
import type { PublicUrls, Xml } from '@open-discovery/export-formats';
import { SEARCHED_KINDS } from '@open-discovery/model';
import type { KindedRecord } from '@open-discovery/model';
import { publishedStatus } from '../graph/published-status.ts';
import { findRecord } from '../graph/find-records.ts';
import { ALL_RECORDS } from '../search/engine-query.ts';
import type { EngineQuery, Filter } from '../search/engine-query.ts';
import type { EngineStatus } from '../search/search-engine.ts';
import { datestampOf } from './datestamp.ts';
import { deletedRecords, restoredDays } from './deleted-records.ts';
import type { DeletedRecord } from './deleted-records.ts';
import { fetchListPage } from './list-page.ts';
import type { ListPage } from './list-page.ts';
import { METADATA_FORMATS, parsePrefix } from './metadata-formats.ts';
import type { MetadataPrefix } from './metadata-formats.ts';
import { OaiError } from './oai-error.ts';
import { formatOaiIdentifier, parseOaiIdentifier } from './oai-identifier.ts';
import type { Verb } from './parse-arguments.ts';
import type { Provider } from './provider.ts';
import { listSets, setsOf } from './sets.ts';

type Given = Readonly<Record<string, string>>;
type VerbHandler = (given: Given, provider: Provider, status: EngineStatus) => Promise<Iterable<Xml>>;

/** Earlier than the datestamp of any record of another server. */
const EARLIEST = '1970-01-01';

/** Returns the earliest datestamp, also of withdrawn records. */
const earliestDay = async ({ engine, withdrawals }: Provider): Promise<string> => {
  if (!engine.capabilities.has('scans')) return EARLIEST;
  const harvested: Filter = { name: 'harvested', is: 'any', field: 'kind', values: SEARCHED_KINDS };
  const sort = [{ by: 'updatedHere', descending: false }] as const;
  const query: EngineQuery = { ...ALL_RECORDS, filters: [harvested], sort, limit: 1 };
  const { hits } = await engine.search(query);
  const deleted = (await withdrawals.current()).withdrawals.flatMap(deletedRecords);
  const days = [
    ...hits.map(({ record }) => record.updatedHere),
    ...deleted.map(({ datestamp }) => datestamp),
  ];
  return days.flatMap((day) => day ?? []).sort()[0] ?? EARLIEST;
};

const later = (day: string, other = ''): string => (other > day ? other : day);

/** A restored record has changed on the day on which it was restored, so that harvesters get it again. */
const headerXml = (
  item: KindedRecord,
  { publicUrls, withdrawals }: Provider,
  { publishedAt }: EngineStatus,
): Xml =>
  tag(
    'header',
    {},
    tag('identifier', {}, formatOaiIdentifier(item.record.id, publicUrls.portal)),
    tag(
      'datestamp',
      {},
      later(datestampOf(item, publishedAt), restoredDays(withdrawals).get(item.record.id)),
    ),
    tags('setSpec', setsOf(item)),
  );

const deletedXml = ({ id, datestamp, sets }: DeletedRecord, { publicUrls }: Provider): Xml =>
  tag(
    'header',
    { status: 'deleted' },
    tag('identifier', {}, formatOaiIdentifier(id, publicUrls.portal)),
    tag('datestamp', {}, datestamp),
    tags('setSpec', sets),
  );

const recordXml = (
  item: KindedRecord,
  prefix: MetadataPrefix,
  provider: Provider,
  status: EngineStatus,
): Xml => {
  const metadata = METADATA_FORMATS[prefix].write(factsOf(item), provider.publicUrls);
  return tag('record', {}, headerXml(item, provider, status), tag('metadata', {}, metadata));
};

const tokenXml = ({ token, request, total }: ListPage): Xml | null =>
  token === null
    ? null
    : tag('resumptionToken', { completeListSize: String(total), cursor: String(request.position) }, token);

const identify: VerbHandler = async (_given, provider) => {
  const { publicUrls, name, adminEmail } = provider;
  return [
    tag(
      'Identify',
      {},
      tag('repositoryName', {}, name),
      tag('baseURL', {}, baseUrlOf(publicUrls)),
      tag('protocolVersion', {}, '2.0'),
      tag('adminEmail', {}, adminEmail),
      tag('earliestDatestamp', {}, await earliestDay(provider)),
      // Withdrawn records are listed as deleted; those that sources no longer have are not remembered.
      tag('deletedRecord', {}, 'transient'),
      tag('granularity', {}, 'YYYY-MM-DD'),
      // By the portal, in front of the API.
      tag('compression', {}, 'gzip'),
    ),
  ];
};

/** Returns the public URL of the provider. */
export const baseUrlOf = ({ portal }: PublicUrls): string => `${portal}/api/oai`;

/** Returns the withdrawn record with an identifier; null for any other record. */
const deletedOf = async (
  identifier: string,
  { withdrawals, publicUrls }: Provider,
): Promise<DeletedRecord | null> => {
  const id = parseOaiIdentifier(identifier, publicUrls.portal);
  const hidden = await withdrawals.current();
  const fields = id === null ? null : hidden.withdrawalOf(id);
  const [first] = hidden.withdrawals.filter((one) => one.fields === fields).flatMap(deletedRecords);
  return first && id !== null ? { ...first, id } : null;
};

/** Returns the record with an identifier, or the one that it was merged into, with its own identifier. */
const recordOf = async (identifier: string, { engine, publicUrls }: Provider): Promise<KindedRecord> => {
  const id = parseOaiIdentifier(identifier, publicUrls.portal);
  const found = id === null || id === '' ? null : await findRecord(id, engine);
  if (!found || found.kind === 'person') throw new OaiError('idDoesNotExist', 'Unknown record');
  return found;
};

const formatXml = (prefix: string): Xml => {
  const { schema, namespace } = METADATA_FORMATS[parsePrefix(prefix)];
  return tag(
    'metadataFormat',
    {},
    tag('metadataPrefix', {}, prefix),
    tag('schema', {}, schema),
    tag('metadataNamespace', {}, namespace),
  );
};

const isAvailable = (prefix: MetadataPrefix, { kind }: KindedRecord): boolean =>
  !METADATA_FORMATS[prefix].productsOnly || kind === 'product';

const listMetadataFormats: VerbHandler = async ({ identifier }, provider) => {
  if (identifier !== undefined && (await deletedOf(identifier, provider)))
    throw new OaiError('noMetadataFormats', 'The record was withdrawn');
  const item = identifier === undefined ? null : await recordOf(identifier, provider);
  const prefixes = Object.keys(METADATA_FORMATS).map(parsePrefix);
  const available = prefixes.filter((prefix) => item === null || isAvailable(prefix, item));
  return [tag('ListMetadataFormats', {}, available.map(formatXml))];
};

const listAllSets: VerbHandler = async ({ resumptionToken }, { engine }) => {
  if (resumptionToken !== undefined)
    throw new OaiError('badResumptionToken', 'All sets are listed in one answer');
  const sets = await listSets(engine);
  return tagPieces(
    'ListSets',
    {},
    sets.map(({ spec, name }) => tag('set', {}, tag('setSpec', {}, spec), tag('setName', {}, name))),
  );
};

const getRecord: VerbHandler = async ({ identifier = '', metadataPrefix = '' }, provider, status) => {
  const prefix = parsePrefix(metadataPrefix);
  const deleted = await deletedOf(identifier, provider);
  if (deleted) return [tag('GetRecord', {}, tag('record', {}, deletedXml(deleted, provider)))];
  const item = await recordOf(identifier, provider);
  if (!isAvailable(prefix, item))
    throw new OaiError('cannotDisseminateFormat', 'This record is not available in this format');
  return [tag('GetRecord', {}, recordXml(item, prefix, provider, status))];
};

/** The elements that a list consists of. */
interface ListElements {
  readonly ofDeleted: (deleted: DeletedRecord) => Xml;
  readonly ofRecord: (item: KindedRecord) => Xml;
}

/** Yields the items of a page and its resumption token, each serialized on demand. */
function* itemsOf(page: ListPage, { ofDeleted, ofRecord }: ListElements): Generator<Xml> {
  for (const deleted of page.deleted) yield ofDeleted(deleted);
  for (const item of page.records) yield ofRecord(item);
  const token = tokenXml(page);
  if (token) yield token;
}

const listIdentifiers: VerbHandler = async (given, provider, status) => {
  const page = await fetchListPage(given, status, provider);
  const elements: ListElements = {
    ofDeleted: (deleted) => deletedXml(deleted, provider),
    ofRecord: (item) => headerXml(item, provider, status),
  };
  return tagPieces('ListIdentifiers', {}, itemsOf(page, elements));
};

const listRecords: VerbHandler = async (given, provider, status) => {
  const page = await fetchListPage(given, status, provider);
  const elements: ListElements = {
    ofDeleted: (deleted) => tag('record', {}, deletedXml(deleted, provider)),
    ofRecord: (item) => recordXml(item, page.request.prefix, provider, status),
  };
  return tagPieces('ListRecords', {}, itemsOf(page, elements));
};

const VERB_HANDLERS = {
  Identify: identify,
  ListMetadataFormats: listMetadataFormats,
  ListSets: listAllSets,
  GetRecord: getRecord,
  ListIdentifiers: listIdentifiers,
  ListRecords: listRecords,
} as const satisfies Record<Verb, VerbHandler>;

/** Returns the content of the response to a verb, in chunks. @throws OaiError for a protocol error. */
export const executeVerb = async (verb: Verb, given: Given, provider: Provider): Promise<Iterable<Xml>> => {
  return VERB_HANDLERS[verb](given, provider, publishedStatus(provider.engine));
};
