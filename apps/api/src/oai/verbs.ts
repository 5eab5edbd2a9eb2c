import { factsOf, tag, tagPieces, tags } from '@open-discovery/export-formats';
import type { PublicUrls, Xml } from '@open-discovery/export-formats';
import type { KindedRecord } from '@open-discovery/model';
import { publishedStatus } from '../graph/published-status.ts';
import { findRecord } from '../graph/find-records.ts';
import type { EngineStatus, SearchEngine } from '../search/search-engine.ts';
import { datestampOf } from './datestamp.ts';
import { fetchListPage } from './list-page.ts';
import type { ListPage } from './list-page.ts';
import { METADATA_FORMATS, parsePrefix } from './metadata-formats.ts';
import type { MetadataPrefix } from './metadata-formats.ts';
import { OaiError } from './oai-error.ts';
import { formatOaiIdentifier, parseOaiIdentifier } from './oai-identifier.ts';
import type { Verb } from './parse-arguments.ts';
import { listSets, setsOf } from './sets.ts';

/** The context of a request. */
export interface Provider {
  readonly engine: SearchEngine;
  readonly publicUrls: PublicUrls;
  readonly name: string;
  readonly adminEmail: string;
  readonly signal?: AbortSignal;
}

type Given = Readonly<Record<string, string>>;
type VerbHandler = (given: Given, provider: Provider, status: EngineStatus) => Promise<Iterable<Xml>>;

/** Earlier than the datestamp of any record. */
const EARLIEST = '1970-01-01';

const headerXml = (item: KindedRecord, { publicUrls }: Provider, { publishedAt }: EngineStatus): Xml =>
  tag(
    'header',
    {},
    tag('identifier', {}, formatOaiIdentifier(item.record.id, publicUrls.portal)),
    tag('datestamp', {}, datestampOf(item, publishedAt)),
    tags('setSpec', setsOf(item)),
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

const identify: VerbHandler = (_given, { publicUrls, name, adminEmail }) =>
  Promise.resolve([
    tag(
      'Identify',
      {},
      tag('repositoryName', {}, name),
      tag('baseURL', {}, baseUrlOf(publicUrls)),
      tag('protocolVersion', {}, '2.0'),
      tag('adminEmail', {}, adminEmail),
      tag('earliestDatestamp', {}, EARLIEST),
      // Deleted records are not tracked: a generation contains only current records.
      tag('deletedRecord', {}, 'no'),
      tag('granularity', {}, 'YYYY-MM-DD'),
    ),
  ]);

/** Returns the public URL of the provider. */
export const baseUrlOf = ({ portal }: PublicUrls): string => `${portal}/api/oai`;

/** Returns the record with an identifier, or the one that it was merged into, with its own identifier. */
const recordOf = async (
  identifier: string,
  { engine, publicUrls, signal }: Provider,
): Promise<KindedRecord> => {
  const id = parseOaiIdentifier(identifier, publicUrls.portal);
  const found = id === null || id === '' ? null : await findRecord(id, engine, signal);
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
  const item = identifier === undefined ? null : await recordOf(identifier, provider);
  const prefixes = Object.keys(METADATA_FORMATS).map(parsePrefix);
  const available = prefixes.filter((prefix) => item === null || isAvailable(prefix, item));
  return [tag('ListMetadataFormats', {}, available.map(formatXml))];
};

const listAllSets: VerbHandler = async ({ resumptionToken }, { engine, signal }) => {
  if (resumptionToken !== undefined)
    throw new OaiError('badResumptionToken', 'All sets are listed in one answer');
  const sets = await listSets(engine, signal);
  return tagPieces(
    'ListSets',
    {},
    sets.map(({ spec, name }) => tag('set', {}, tag('setSpec', {}, spec), tag('setName', {}, name))),
  );
};

const getRecord: VerbHandler = async ({ identifier = '', metadataPrefix = '' }, provider, status) => {
  const prefix = parsePrefix(metadataPrefix);
  const item = await recordOf(identifier, provider);
  if (!isAvailable(prefix, item))
    throw new OaiError('cannotDisseminateFormat', 'This record is not available in this format');
  return [tag('GetRecord', {}, recordXml(item, prefix, provider, status))];
};

/** Yields the items of a page and its resumption token, each serialized on demand. */
function* itemsOf(page: ListPage, write: (item: KindedRecord) => Xml): Generator<Xml> {
  for (const item of page.records) yield write(item);
  const token = tokenXml(page);
  if (token) yield token;
}

const listIdentifiers: VerbHandler = async (given, provider, status) => {
  const page = await fetchListPage(given, status, provider.engine, provider.signal);
  const write = (item: KindedRecord): Xml => headerXml(item, provider, status);
  return tagPieces('ListIdentifiers', {}, itemsOf(page, write));
};

const listRecords: VerbHandler = async (given, provider, status) => {
  const page = await fetchListPage(given, status, provider.engine, provider.signal);
  const write = (item: KindedRecord): Xml => recordXml(item, page.request.prefix, provider, status);
  return tagPieces('ListRecords', {}, itemsOf(page, write));
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
