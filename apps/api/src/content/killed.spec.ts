import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import { HAS_POSTGRES, startPostgres } from '../database/testing/postgres.ts';
import { listItems } from './content.ts';
import { readHistory } from './history.ts';
import { openTestStore } from './testing/open-test-store.ts';
import { buildEditor, editAndKill } from './testing/start-editor.ts';

const LIMIT_MS = 180_000;

interface Place {
  readonly location: DatabaseLocation;
  /** The server that is killed together with the process. */
  readonly crash: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const sqlite = async (): Promise<Place> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-killed-'));
  return {
    location: { url: null, file: path.join(folder, 'content.sqlite') },
    crash: async () => undefined,
    stop: async () => undefined,
  };
};

const postgres = async (): Promise<Place> => {
  const server = await startPostgres();
  return { location: { url: await server.newDatabase(), file: '' }, crash: server.crash, stop: server.stop };
};

describe.each([
  ['SQLite', 'the process is killed', sqlite],
  ...(HAS_POSTGRES
    ? [['PostgreSQL', 'the process and the database server are killed', postgres] as const]
    : []),
] as const)('%s: when %s in the middle of editing', (_name, _what, start) => {
  let place: Place;
  beforeAll(async () => {
    place = await start();
    buildEditor();
  }, LIMIT_MS);
  afterAll(() => place.stop(), LIMIT_MS);

  test.each([1, 7, 40])(
    'after %d changes: every saved one is complete, and editing continues',
    async (changes) => {
      const acknowledged = await editAndKill(place.location, changes);
      await place.crash();
      const database = await openDatabase(place.location);
      const store = await openTestStore(database);
      const content = await store.read();
      const items = content.items.menuItem;
      expect(acknowledged.length).toBeGreaterThanOrEqual(changes);
      const lost = acknowledged.flatMap((line) => line.split(' ')).filter((id) => !items.has(id));
      expect(lost).toEqual([]);
      const halves = listItems(content, 'menuItem').filter(
        ({ fields }) => fields.parentItemId !== null && !items.has(fields.parentItemId),
      );
      expect(halves).toEqual([]);
      expect(items.size % 2).toBe(0);
      expect(await readHistory(store, 'egi', 100_000)).toHaveLength(items.size);
      expect(content.sequence).toBe(items.size);
      await database.close();
    },
    LIMIT_MS,
  );
});
