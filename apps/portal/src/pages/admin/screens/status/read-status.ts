import { listOf, orNull, readNumber, readObject, readText } from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';

const READY = 'ready';

const readUnavailable = (json: unknown, where: string) => {
  const { reason, message } = readObject(json, where);
  return {
    /** A word for it; null from servers that name none. */
    reason: typeof reason === 'string' ? reason : null,
    /** In English. */
    message: readText(message, `${where}.message`),
  };
};

/** The reason why a part of the server cannot be used. */
export type Unavailable = ReturnType<typeof readUnavailable>;

const readFallback: Reader<Unavailable> = (json, where) => ({
  reason: 'fallback',
  message: readText(readObject(json, where)['reason'], `${where}.reason`),
});

const readIndex = (json: unknown, where: string) => {
  const index = readObject(json, where);
  if (index['state'] !== READY) return { isReady: false as const, ...readUnavailable(index, where) };
  return {
    isReady: true as const,
    generation: readText(index['generation'], `${where}.generation`),
    publishedAt: readText(index['publishedAt'], `${where}.publishedAt`),
    records: readNumber(index['records'], `${where}.records`),
    /** The reason why newer records are not searched; null if there are none. */
    fallback: orNull(readFallback)(index['fallback'] ?? null, `${where}.fallback`),
  };
};

/** The records that are searched, or why there are none. */
export type IndexState = ReturnType<typeof readIndex>;

const readRow: Reader<string> = (json, where) => {
  const row = readObject(json, where);
  return `${readText(row['table'], `${where}.table`)} ${readText(row['id'], `${where}.id`)}`;
};

const readStatus = (json: unknown) => {
  const status = readObject(json, 'status');
  const content = readObject(status['content'], 'status.content');
  return {
    /** False if a part cannot be used, or damaged rows were left out. */
    isSound: status['status'] === 'ok',
    version: readText(status['version'], 'status.version'),
    uptimeSeconds: readNumber(status['uptimeSeconds'], 'status.uptimeSeconds'),
    index: readIndex(status['index'], 'status.index'),
    /** The reason why the content cannot be used; null if it can. */
    contentProblem: content['state'] === READY ? null : readUnavailable(content, 'status.content'),
    /** Damaged rows that are left out, as `table id`. */
    setAside: listOf(readRow)(content['setAside'], 'status.content.setAside'),
    /** False if the disk of the server is full. Servers that do not say so have space as far as anybody knows. */
    hasSpace: status['disk'] !== 'full',
    /** The time of the last backup; null if none is known. */
    lastBackupAt: orNull(readText)(status['lastBackupAt'], 'status.lastBackupAt'),
  };
};

/** The state of the server, for those who run it. */
export type ServerStatus = ReturnType<typeof readStatus>;

/** Returns the request for the state of the server. */
export const getServerStatus = (): Endpoint<ServerStatus> => ({
  method: 'GET',
  path: 'status',
  service: 'status',
  parse: readStatus,
});
