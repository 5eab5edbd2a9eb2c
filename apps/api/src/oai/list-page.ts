import { SEARCHED_KINDS } from '@open-discovery/model';
import type { EngineQuery } from '../search/engine-query.ts';
import type { LinkedRecord } from '@open-discovery/model';
import { changedBetween } from '../graph/changed-between.ts';
import type { EngineStatus, SearchEngine } from '../search/search-engine.ts';
import { parseDateRange } from './datestamp.ts';
import { METADATA_FORMATS, parsePrefix } from './metadata-formats.ts';
import { OaiError } from './oai-error.ts';
import { formatToken, parseToken } from './resumption-token.ts';
import type { ListRequest } from './resumption-token.ts';
import { setFilters } from './sets.ts';

/** Number of records per response. */
const PAGE_SIZE = 100;

/** A page of a list. */
export interface ListPage {
  readonly request: ListRequest;
  readonly records: readonly LinkedRecord[];
  /** Number of records in the whole list. */
  readonly total: number;
  /** The resumption token: `null` for a list of one page, empty on the last page. */
  readonly token: string | null;
}

const parseListRequest = (given: Readonly<Record<string, string>>, generation: string): ListRequest => {
  const token = given['resumptionToken'];
  if (token !== undefined) return parseToken(token, generation);
  const prefix = parsePrefix(given['metadataPrefix'] ?? '');
  return { prefix, dateRange: parseDateRange(given), set: given['set'] ?? null, position: 0, place: 0 };
};

const queryOf = ({ prefix, dateRange, set }: ListRequest, publishedAt: string): EngineQuery => {
  const inSet = set === null ? [] : setFilters(set);
  if (inSet === null) throw new OaiError('noRecordsMatch', 'Unknown set');
  const kinds = METADATA_FORMATS[prefix].productsOnly ? ['product'] : SEARCHED_KINDS;
  return {
    kind: null,
    text: { op: 'all' },
    filters: [
      { name: 'harvested', is: 'any', field: 'kind', values: [...kinds] },
      ...inSet,
      ...changedBetween(dateRange, publishedAt),
    ],
    offset: 0,
    limit: 0,
  };
};

/** Returns the requested page of a list. @throws OaiError `noRecordsMatch` if there are no records. */
export const fetchListPage = async (
  given: Readonly<Record<string, string>>,
  { generation, publishedAt }: EngineStatus,
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<ListPage> => {
  const request = parseListRequest(given, generation);
  const query = queryOf(request, publishedAt);
  const page = { from: request.place, limit: PAGE_SIZE };
  const [[total = 0], { records, next }] = await Promise.all([
    engine.count([query], signal),
    engine.scan(query, page, signal),
  ]);
  if (records.length === 0 && request.position === 0)
    throw new OaiError('noRecordsMatch', 'No records match');
  const position = request.position + records.length;
  const lastToken = request.position > 0 ? '' : null;
  const token =
    next === null || position >= total
      ? lastToken
      : formatToken({ ...request, position, place: next }, generation);
  return { request, records, total, token };
};
