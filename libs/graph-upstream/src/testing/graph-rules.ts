import { COMMON_PARAMETERS, UPSTREAM_COLLECTIONS } from '../collections.ts';

const COLLECTIONS = Object.values(UPSTREAM_COLLECTIONS);
const TEXTS: ReadonlySet<string> = new Set(['search', 'sortBy', 'cursor']);
const OFFSET_LIMIT = 10_000;

/** An answer of the Graph API. */
export interface GraphAnswer {
  readonly status: number;
  readonly body: string;
}

/** Returns an error in the form of the Graph API. */
export const graphError = (status: number, message: string, path = '/graph/v3'): GraphAnswer => ({
  status,
  body: JSON.stringify({
    message,
    error: message,
    code: status,
    timestamp: '2026-10-02T12:00:35.886+00:00',
    path,
  }),
});

const isQuoted = (value: string): boolean => {
  const bare = value.replace(/"[^"]*"/g, '').replace(/\b(?:AND|OR|NOT)\b/g, '');
  return !/[^\s()]\s+[^\s()]/.test(bare.trim());
};

const sortProblem = (sortBy: string, sorts: readonly string[]): string | null =>
  new RegExp(`^((${sorts.join('|')})\\s+(ASC|DESC),?\\s*)+$`).test(sortBy)
    ? null
    : "The field should be in the format 'fieldname ASC|DESC'";

const pagingProblem = (query: URLSearchParams): string | null => {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 10)];
  if (page < 1) return 'Page must be greater than or equal to 1';
  if (size < 1 || size > 100) return 'Page size must be at most 100';
  return !query.has('cursor') && page * size > OFFSET_LIMIT ? 'Use a cursor beyond 10000 records' : null;
};

/** Returns what the Graph API refuses a request for; null if it answers it. */
export const refusalOf = (path: string, query: URLSearchParams): GraphAnswer | null => {
  const [name, ...rest] = path.split('/');
  const collection = COLLECTIONS.find((one) => one.path === name);
  if (collection === undefined || rest.length > 1) return graphError(405, `No static resource v3/${path}.`);
  if (rest.length === 1) return null;
  const known: readonly string[] = [...COMMON_PARAMETERS, ...collection.parameters];
  const unknown = [...query.keys()].find((parameter) => !known.includes(parameter));
  if (unknown !== undefined)
    return graphError(400, `Unknown parameter: ${unknown}; valid parameters are: [${known.join(', ')}]`);
  const unquoted = [...query].find(([parameter, value]) => !TEXTS.has(parameter) && !isQuoted(value));
  if (unquoted !== undefined)
    return graphError(
      400,
      `Invalid value for '${unquoted[0]}'. Values containing spaces, parentheses or logical operators must be wrapped in double quotes`,
    );
  const problem =
    pagingProblem(query) ?? sortProblem(query.get('sortBy') ?? 'relevance DESC', collection.sorts);
  return problem === null ? null : graphError(400, problem);
};

const HEADER = ['numFound', 'maxScore', 'queryTime', 'page', 'pageSize', 'nextCursor'];
const STATS = ['totalCitationsCount', 'countsByType'];

/** The public Graph API has a next cursor on its last page, too: this one, which leads to an empty page that repeats it. */
const END_CURSOR = 'AoEEnd';

/** Returns the address of the records that an answer needs: those of the first page for the empty one at the end. */
export const addressOf = (path: string, query: URLSearchParams): string => {
  const wanted = new URLSearchParams(query);
  if (wanted.get('cursor') === END_CURSOR) wanted.set('cursor', '*');
  return `${path}?${wanted.toString()}`;
};

/** Removes from an answer what the Graph API does not send, and ends pages by cursor as that does. */
export const asGraphAnswer = ({ status, body }: GraphAnswer, cursor: string | null): GraphAnswer => {
  const json: unknown = JSON.parse(body);
  if (
    status !== 200 ||
    typeof json !== 'object' ||
    json === null ||
    !('header' in json) ||
    !('results' in json)
  )
    return { status, body };
  const header = Object.entries(json.header ?? {}).filter(([name]) => [...HEADER, ...STATS].includes(name));
  const end = cursor === null ? {} : { nextCursor: END_CURSOR };
  const isEnd = cursor === END_CURSOR;
  const answer = {
    header: { ...end, ...Object.fromEntries(header), ...(isEnd ? end : {}) },
    results: isEnd ? [] : json.results,
  };
  return { status, body: JSON.stringify(answer) };
};
