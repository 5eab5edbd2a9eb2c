import { z } from 'zod';
import { DAY_MS } from '../../day-ms.ts';
import { failure } from '../../failure.ts';
import type { Failure } from '../../failure.ts';
import type { HarvestAnswer, OptionRule, Position, Protocol, Reading } from '../../protocol.ts';
import type { Source } from '../../source.ts';
import type { HarvestedRecord } from '../../store/record-mark.ts';
import { parseJson } from '../parse-json.ts';

/** The position in a list that the service returns page by page. */
interface JsonPlace {
  /** The date from which changes are requested; `null` for all records. */
  readonly since: string | null;
  /** The list, of a source with several. */
  readonly part: number;
  readonly cursor: string;
}

export interface JsonPage {
  readonly items: readonly unknown[];
  readonly total: number | null;
  /** `null` at the end. */
  readonly next: string | null;
}

/** A service that answers with pages of JSON and a cursor. */
export interface JsonService {
  readonly address: string;
  readonly options: readonly OptionRule[];
  readonly key?: Protocol['key'];
  readonly problemOf: Protocol['problemOf'];
  /** True if the service can return only the records that changed since a date. */
  readonly hasChanges: boolean;
  /** The number of lists; 1 by default. */
  readonly parts?: (source: Source) => number;
  readonly firstCursor: string;
  readonly request: (
    source: Source,
    place: JsonPlace,
    contact: string,
  ) => { readonly path: string; readonly parameters: Readonly<Record<string, string | null>> };
  /** Returns `null` if the answer has another form. */
  readonly readPage: (json: unknown, cursor: string) => JsonPage | null;
  /** Returns why a list is too long to be read to its end; `null` by default. */
  readonly limitOf?: (page: JsonPage) => Failure | null;
  /** Returns `null` for an item that cannot be told apart. */
  readonly keyOf: (item: unknown) => string | null;
  /** Fields that change without a change of the record. */
  readonly volatile: readonly string[];
  /** A record that does not exist (status 404) ends its list only. */
  readonly skipsMissing?: boolean;
}

const positionSchema = z.object({
  since: z.string().nullable(),
  part: z.int().nonnegative(),
  cursor: z.string(),
  restarts: z.int().nonnegative(),
});
type JsonPosition = z.output<typeof positionSchema>;

const MAX_RESTARTS = 10;
const DAY_CHARS = 'YYYY-MM-DD'.length;
const SHOWN_CHARS = 200;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutFields = (item: unknown, names: readonly string[]): unknown =>
  isFields(item) && names.length > 0
    ? Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)))
    : item;

const toRecords = (items: readonly unknown[], { keyOf, volatile }: JsonService): HarvestedRecord[] =>
  items.flatMap((item) => {
    const key = keyOf(item);
    if (key === null) return [];
    const content = JSON.stringify(withoutFields(item, volatile));
    return [{ key, isDeleted: false, content, text: JSON.stringify(item) }];
  });

const shown = (body: Buffer): string => body.toString('utf8', 0, SHOWN_CHARS).replaceAll(/\s+/g, ' ');

const createReader = (service: JsonService) => {
  const nextPart = (source: Source, position: JsonPosition): JsonPosition | null =>
    position.part + 1 < (service.parts?.(source) ?? 1)
      ? { ...position, part: position.part + 1, cursor: service.firstCursor }
      : null;
  /** Cursors expire: the list starts again, and records that are known count once. */
  const readRefusal = (source: Source, position: JsonPosition, { status, body }: HarvestAnswer): Reading => {
    if (status === 404 && service.skipsMissing === true)
      return { is: 'page', records: [], next: nextPart(source, position), total: null };
    const reason =
      body.length === 0
        ? failure('status', { status })
        : failure('status-text', { status, text: shown(body) });
    const again = { ...position, cursor: service.firstCursor, restarts: position.restarts + 1 };
    const mayHaveExpired = position.cursor !== service.firstCursor && [400, 404, 410].includes(status);
    if (!mayHaveExpired) return { is: 'refused', failure: reason };
    return again.restarts > MAX_RESTARTS
      ? { is: 'refused', failure: reason, next: { ...again, restarts: 0 } }
      : { is: 'page', records: [], next: again, total: null };
  };
  return (source: Source, unchecked: Position, answer: HarvestAnswer): Reading => {
    const position = positionSchema.parse(unchecked);
    if (answer.status >= 400) return readRefusal(source, position, answer);
    const json = parseJson(answer.body);
    if (json === undefined)
      return { is: 'damaged', failure: failure('unexpected', { format: 'JSON', text: shown(answer.body) }) };
    const page = service.readPage(json, position.cursor);
    if (page === null)
      return { is: 'damaged', failure: failure('unknown-answer', { text: shown(answer.body) }) };
    const limit = service.limitOf?.(page) ?? null;
    if (limit !== null) return { is: 'refused', failure: limit };
    const isLast = page.next === null || page.items.length === 0 || page.next === position.cursor;
    const next = isLast ? nextPart(source, position) : { ...position, cursor: page.next };
    const isWhole = (service.parts?.(source) ?? 1) === 1;
    return { is: 'page', records: toRecords(page.items, service), next, total: isWhole ? page.total : null };
  };
};

const addressOf = (source: Source, path: string): URL =>
  new URL(`${source.address.replace(/\/+$/, '')}${path}`);

/** Creates the protocol of a service that answers with pages of JSON. */
export const createJsonProtocol = (service: JsonService): Protocol => ({
  address: service.address,
  options: service.options,
  ...(service.key === undefined ? {} : { key: service.key }),
  problemOf: service.problemOf,
  begin: (_source, { since }) => ({
    since,
    part: 0,
    cursor: service.firstCursor,
    restarts: 0,
  }),
  request: (source, unchecked, contact) => {
    const { path, parameters } = service.request(source, positionSchema.parse(unchecked), contact);
    const url = addressOf(source, path);
    for (const [name, value] of Object.entries(parameters))
      if (value !== null) url.searchParams.set(name, value);
    return { url: url.href, accept: 'application/json' };
  },
  read: createReader(service),
  recordsOf: ({ body }) => toRecords(service.readPage(parseJson(body), '')?.items ?? [], service),
  since: (_position, startedAt) =>
    service.hasChanges ? new Date(startedAt.getTime() - DAY_MS).toISOString().slice(0, DAY_CHARS) : null,
  envelope: { before: '', after: '' },
});
