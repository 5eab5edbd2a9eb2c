import { listOf, orNull, readNumber, readObject, readText } from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';

/** Why a part of the server cannot be used. */
export interface Unavailable {
  /** A word for it; null from servers that name none. */
  readonly reason: string | null;
  /** In English. */
  readonly message: string;
}

/** The records that are searched, or why there are none. */
export type IndexState =
  | {
      readonly isReady: true;
      readonly generation: string;
      readonly publishedAt: string;
      readonly records: number;
      /** Why newer records are not searched; null if there are none. */
      readonly fallback: Unavailable | null;
    }
  | ({ readonly isReady: false } & Unavailable);

/** The state of the server, for those who run it. */
export interface ServerStatus {
  /** False if a part cannot be used, or damaged rows were left out. */
  readonly isSound: boolean;
  readonly version: string;
  readonly uptimeSeconds: number;
  readonly index: IndexState;
  /** Why the content cannot be used; null if it can. */
  readonly contentProblem: Unavailable | null;
  /** Damaged rows that are left out, as `table id`. */
  readonly setAside: readonly string[];
  /** Whether the disk of the server has space for more records. */
  readonly hasSpace: boolean;
  /** When the last backup was made; null if none is known. */
  readonly lastBackupAt: string | null;
}

const READY = 'ready';

const readUnavailable: Reader<Unavailable> = (json, where) => {
  const { reason, message } = readObject(json, where);
  return {
    reason: typeof reason === 'string' ? reason : null,
    message: readText(message, `${where}.message`),
  };
};

const readFallback: Reader<Unavailable> = (json, where) => ({
  reason: 'fallback',
  message: readText(readObject(json, where)['reason'], `${where}.reason`),
});

const readIndex: Reader<IndexState> = (json, where) => {
  const index = readObject(json, where);
  return index['state'] === READY
    ? {
        isReady: true,
        generation: readText(index['generation'], `${where}.generation`),
        publishedAt: readText(index['publishedAt'], `${where}.publishedAt`),
        records: readNumber(index['records'], `${where}.records`),
        fallback: orNull(readFallback)(index['fallback'] ?? null, `${where}.fallback`),
      }
    : { isReady: false, ...readUnavailable(index, where) };
};

const readRow: Reader<string> = (json, where) => {
  const row = readObject(json, where);
  return `${readText(row['table'], `${where}.table`)} ${readText(row['id'], `${where}.id`)}`;
};

const readStatus: Reader<ServerStatus> = (json, where) => {
  const status = readObject(json, where);
  const content = readObject(status['content'], `${where}.content`);
  return {
    isSound: status['status'] === 'ok',
    version: readText(status['version'], `${where}.version`),
    uptimeSeconds: readNumber(status['uptimeSeconds'], `${where}.uptimeSeconds`),
    index: readIndex(status['index'], `${where}.index`),
    contentProblem: content['state'] === READY ? null : readUnavailable(content, `${where}.content`),
    setAside: listOf(readRow)(content['setAside'], `${where}.content.setAside`),
    // Servers that do not say so have space as far as anybody knows.
    hasSpace: status['disk'] !== 'full',
    lastBackupAt: orNull(readText)(status['lastBackupAt'], `${where}.lastBackupAt`),
  };
};

/** Returns the request for the state of the server. */
export const getServerStatus = (): Endpoint<ServerStatus> => ({
  method: 'GET',
  path: 'status',
  service: 'status',
  parse: (json) => readStatus(json, 'status'),
});
