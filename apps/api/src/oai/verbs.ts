import { factsOf, tag, tagPieces, tags } from '@open-discovery/export-formats';
import type { Place, Xml } from '@open-discovery/export-formats';
import type { KindedRecord } from '@open-discovery/model';
import { ApiError } from '../api-error.ts';
import type { EngineStatus, SearchEngine } from '../search/search-engine.ts';
import { datestampOf } from './datestamp.ts';
import { listPage } from './list-page.ts';
import type { ListPage } from './list-page.ts';
import { METADATA_FORMATS, parsePrefix } from './metadata-formats.ts';
import type { MetadataPrefix } from './metadata-formats.ts';
import { OaiError } from './oai-error.ts';
import { formatOaiIdentifier, parseOaiIdentifier } from './oai-identifier.ts';
import type { Verb } from './parse-arguments.ts';
import { listSets, setsOf } from './sets.ts';

/** What answers are made from. */
export interface Provider {
  readonly engine: SearchEngine;
  readonly place: Place;
  readonly name: string;
  readonly adminEmail: string;
  readonly signal?: AbortSignal;
}

type Given = Readonly<Record<string, string>>;
type Answer = (given: Given, provider: Provider, status: EngineStatus) => Promise<Iterable<Xml>>;

/** Records without a day of their own have that of the publication, which is later than any of a record. */
const EARLIEST = '1970-01-01';

const headerXml = (item: KindedRecord, { place }: Provider, { publishedAt }: EngineStatus): Xml =>
  tag(
    'header',
    {},
    tag('identifier', {}, formatOaiIdentifier(item.record.id, place.portal)),
    tag('datestamp', {}, datestampOf(item, publishedAt)),
    tags('setSpec', setsOf(item)),
  );

const recordXml = (
  item: KindedRecord,
  prefix: MetadataPrefix,
  provider: Provider,
  status: EngineStatus,
): Xml => {
  const metadata = METADATA_FORMATS[prefix].write(factsOf(item), provider.place);
  return tag('record', {}, headerXml(item, provider, status), tag('metadata', {}, metadata));
};

const tokenXml = ({ token, request, answer }: ListPage): Xml | null =>
  token === null
    ? null
    : tag(
        'resumptionToken',
        { completeListSize: String(answer.total), cursor: String(request.position) },
        token,
      );

const identify: Answer = async (_given, { place, name, adminEmail }) => [
  tag(
    'Identify',
    {},
    tag('repositoryName', {}, name),
    tag('baseURL', {}, baseUrlOf(place)),
    tag('protocolVersion', {}, '2.0'),
    tag('adminEmail', {}, adminEmail),
    tag('earliestDatestamp', {}, EARLIEST),
    // Records that have gone are not remembered: a new generation knows only those that it has.
    tag('deletedRecord', {}, 'no'),
    tag('granularity', {}, 'YYYY-MM-DD'),
  ),
];

/** Where the provider is reached through the portal. */
export const baseUrlOf = ({ portal }: Place): string => `${portal}/api/oai`;

const recordOf = async (identifier: string, { engine, place, signal }: Provider): Promise<KindedRecord> => {
  const id = parseOaiIdentifier(identifier, place.portal);
  const [found] = id === null || id === '' ? [] : await engine.get([id], signal);
  if (!found || found.kind === 'person') throw new OaiError('idDoesNotExist', 'There is no such record');
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

const isIn = (prefix: MetadataPrefix, { kind }: KindedRecord): boolean =>
  !METADATA_FORMATS[prefix].isOfProducts || kind === 'product';

const listMetadataFormats: Answer = async ({ identifier }, provider) => {
  const item = identifier === undefined ? null : await recordOf(identifier, provider);
  const prefixes = Object.keys(METADATA_FORMATS).map(parsePrefix);
  const own = prefixes.filter((prefix) => item === null || isIn(prefix, item));
  return [tag('ListMetadataFormats', {}, own.map(formatXml))];
};

const listAllSets: Answer = async ({ resumptionToken }, { engine, signal }) => {
  if (resumptionToken !== undefined)
    throw new OaiError('badResumptionToken', 'All sets are listed in one answer');
  const sets = await listSets(engine, signal);
  return tagPieces(
    'ListSets',
    {},
    sets.map(({ spec, name }) => tag('set', {}, tag('setSpec', {}, spec), tag('setName', {}, name))),
  );
};

const getRecord: Answer = async ({ identifier = '', metadataPrefix = '' }, provider, status) => {
  const prefix = parsePrefix(metadataPrefix);
  const item = await recordOf(identifier, provider);
  if (!isIn(prefix, item)) throw new OaiError('cannotDisseminateFormat', 'This record is not in this format');
  return [tag('GetRecord', {}, recordXml(item, prefix, provider, status))];
};

/** A page of a list, each item written when its turn comes. */
function* itemsOf(page: ListPage, write: (item: KindedRecord) => Xml): Generator<Xml> {
  for (const item of page.answer.hits) yield write(item);
  const token = tokenXml(page);
  if (token) yield token;
}

const listIdentifiers: Answer = async (given, provider, status) => {
  const page = await listPage(given, status, provider.engine, provider.signal);
  const write = (item: KindedRecord): Xml => headerXml(item, provider, status);
  return tagPieces('ListIdentifiers', {}, itemsOf(page, write));
};

const listRecords: Answer = async (given, provider, status) => {
  const page = await listPage(given, status, provider.engine, provider.signal);
  const write = (item: KindedRecord): Xml => recordXml(item, page.request.prefix, provider, status);
  return tagPieces('ListRecords', {}, itemsOf(page, write));
};

const ANSWERS = {
  Identify: identify,
  ListMetadataFormats: listMetadataFormats,
  ListSets: listAllSets,
  GetRecord: getRecord,
  ListIdentifiers: listIdentifiers,
  ListRecords: listRecords,
} as const satisfies Record<Verb, Answer>;

/** The element that answers a verb, piece by piece; throws `OaiError` where the protocol has an error for it. */
export const executeVerb = async (verb: Verb, given: Given, provider: Provider): Promise<Iterable<Xml>> => {
  const status = provider.engine.about();
  if (status === null) throw new ApiError(503, 'There are no records yet');
  return ANSWERS[verb](given, provider, status);
};
