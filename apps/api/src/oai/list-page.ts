import { SEARCHED_KINDS } from '@open-discovery/model';
import { ALL_RECORDS } from '../search/engine-query.ts';
import type { EngineQuery } from '../search/engine-query.ts';
import type { LinkedRecord } from '@open-discovery/model';
import type { EngineStatus } from '../search/search-engine.ts';
import { parseDateRange } from './datestamp.ts';
import { changedOrRestored, listDeleted, restoredDays } from './deleted-records.ts';
import type { DeletedRecord } from './deleted-records.ts';
import { METADATA_FORMATS, parsePrefix } from './metadata-formats.ts';
import { OaiError } from './oai-error.ts';
import type { Provider } from './provider.ts';
import { formatToken, parseToken } from './resumption-token.ts';
import type { ListRequest } from './resumption-token.ts';
import { setFilters } from './sets.ts';

/** Number of records per response. */
const PAGE_SIZE = 100;

export interface ListPage {
  readonly request: ListRequest;
  /** The deleted records of the list, all on its first page. */
  readonly deleted: readonly DeletedRecord[];
  readonly records: readonly LinkedRecord[];
  /** Number of records in the whole list. */
  readonly total: number;
  /** The resumption token: `null` for a list of one page, empty on the last page. */
  readonly token: string | null;
}

const parseListRequest = (given: Readonly<Record<string, string>>, state: string): ListRequest => {
  const token = given['resumptionToken'];
  if (token !== undefined) return parseToken(token, state);
  const prefix = parsePrefix(given['metadataPrefix'] ?? '');
  return { prefix, dateRange: parseDateRange(given), set: given['set'] ?? null, position: 0, place: 0 };
};

const queryOf = (
  { prefix, dateRange, set }: ListRequest,
  restored: ReadonlyMap<string, string>,
): EngineQuery => {
  const inSet = set === null ? [] : setFilters(set);
  if (inSet === null) throw new OaiError('noRecordsMatch', 'Unknown set');
  const kinds = METADATA_FORMATS[prefix].productsOnly ? ['product'] : SEARCHED_KINDS;
  return {
    ...ALL_RECORDS,
    filters: [
      { name: 'harvested', is: 'any', field: 'kind', values: [...kinds] },
      ...inSet,
      ...changedOrRestored(dateRange, restored),
    ],
  };
};

/** Identifies the state of the records in which a list can be continued. */
const stateOf = ({ generation, withdrawals }: EngineStatus): string =>
  [generation, ...(withdrawals ? [withdrawals.revision] : [])].join(' ');

/** Returns the requested page of a list. @throws OaiError `noRecordsMatch` if there are no records. */
export const fetchListPage = async (
  given: Readonly<Record<string, string>>,
  status: EngineStatus,
  { engine, withdrawals }: Pick<Provider, 'engine' | 'withdrawals'>,
): Promise<ListPage> => {
  const state = stateOf(status);
  const request = parseListRequest(given, state);
  const query = queryOf(request, restoredDays(withdrawals));
  const page = { from: request.place, limit: PAGE_SIZE };
  const [[found = 0], { records, next }, allDeleted] = await Promise.all([
    engine.count([query]),
    engine.scan(query, page),
    listDeleted(request, withdrawals),
  ]);
  const total = found + allDeleted.length;
  const deleted = request.position === 0 ? allDeleted : [];
  const position = request.position + deleted.length + records.length;
  if (position === 0) throw new OaiError('noRecordsMatch', 'No records match');
  const lastToken = request.position > 0 ? '' : null;
  const token =
    next === null || position >= total
      ? lastToken
      : formatToken({ ...request, position, place: next }, state);
  return { request, deleted, records, total, token };
};
