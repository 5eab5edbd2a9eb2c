import { SEARCHED_KINDS } from '@open-discovery/model';
import type { EngineQuery } from '../search/engine-query.ts';
import type { EngineStatus, SearchAnswer, SearchEngine } from '../search/search-engine.ts';
import { readSpan, spanFilters } from './datestamp.ts';
import { METADATA_FORMATS, parsePrefix } from './metadata-formats.ts';
import { OaiError } from './oai-error.ts';
import { formatToken, parseToken } from './resumption-token.ts';
import type { ListRequest } from './resumption-token.ts';
import { setFilters } from './sets.ts';

/** Records of one answer. */
const PAGE_RECORDS = 100;

/** A page of a list, and how it goes on. */
export interface ListPage {
  readonly request: ListRequest;
  readonly answer: SearchAnswer;
  /** `null` where the list was answered in one; empty at its end. */
  readonly token: string | null;
}

const readList = (given: Readonly<Record<string, string>>, generation: string): ListRequest => {
  const token = given['resumptionToken'];
  if (token !== undefined) return parseToken(token, generation);
  const prefix = parsePrefix(given['metadataPrefix'] ?? '');
  return { prefix, span: readSpan(given), set: given['set'] ?? null, position: 0, after: null };
};

const queryOf = ({ prefix, span, set, after }: ListRequest, publishedAt: string): EngineQuery => {
  const ofSet = set === null ? [] : setFilters(set);
  if (ofSet === null) throw new OaiError('noRecordsMatch', 'There is no such set');
  const kinds = METADATA_FORMATS[prefix].isOfProducts ? ['product'] : SEARCHED_KINDS;
  return {
    kind: null,
    text: { op: 'all' },
    filters: [
      { name: 'harvested', is: 'any', field: 'kind', values: [...kinds] },
      ...ofSet,
      ...spanFilters(span, publishedAt),
    ],
    offset: 0,
    limit: PAGE_RECORDS,
    after,
  };
};

/** The page that a request for a list asks for; throws {@link OaiError} where nothing matches. */
export const listPage = async (
  given: Readonly<Record<string, string>>,
  { generation, publishedAt }: EngineStatus,
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<ListPage> => {
  const request = readList(given, generation);
  const answer = await engine.search(queryOf(request, publishedAt), signal);
  if (answer.hits.length === 0 && request.position === 0)
    throw new OaiError('noRecordsMatch', 'No record meets these conditions');
  const position = request.position + answer.hits.length;
  const goesOn = answer.hits.length > 0 && position < answer.total && answer.next !== null;
  const token = goesOn
    ? formatToken({ ...request, position, after: answer.next }, generation)
    : request.position > 0
      ? ''
      : null;
  return { request, answer, token };
};
