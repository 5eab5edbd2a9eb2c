import { afterAll, afterEach, beforeAll, beforeEach, describe, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../open-database.ts';
import type { Database, DatabaseLocation } from '../open-database.ts';
import { startPostgres } from './postgres.ts';
import type { PostgresServer } from './postgres.ts';

const START_LIMIT_MS = 180_000;

interface Place {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly start: () => Promise<void>;
  readonly newLocation: () => DatabaseLocation;
  readonly stop: () => Promise<void>;
}

const sqlite = (): Place => {
  const folders: string[] = [];
  return {
    name: 'SQLite',
    start: async () => undefined,
    newLocation: () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-sqlite-'));
      folders.push(folder);
      return { url: null, file: path.join(folder, 'content.sqlite') };
    },
    stop: async () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  };
};

const postgres = (): Place => {
  let server: PostgresServer | null = null;
  return {
    name: 'PostgreSQL',
    start: async () => {
      server = await startPostgres();
    },
    newLocation: () => {
      if (!server) throw new Error('PostgreSQL does not run');
      return { url: server.newDatabase(), file: '' };
    },
    stop: async () => server?.stop(),
  };
};

/** What a test of a contract works with; each test has a new, empty database. */
export interface TestDatabase {
  /** The open database of the running test. */
  readonly database: () => Database;
  /** Where it is, for opening it a second time. */
  readonly location: () => DatabaseLocation;
}

/** One contract, held by both databases. */
export const describeOnDatabases = (title: string, suite: (given: TestDatabase) => void): void => {
  // Both are quick by themselves, but not on a machine that is busy with other tests.
  jest.setTimeout(60_000);
  describe.each([sqlite(), postgres()])(`${title}, on $name`, (place) => {
    let location: DatabaseLocation | null = null;
    let database: Database | null = null;
    beforeAll(place.start, START_LIMIT_MS);
    afterAll(place.stop, START_LIMIT_MS);
    beforeEach(async () => {
      location = place.newLocation();
      database = await openDatabase(location);
    });
    afterEach(async () => database?.close());
    suite({
      database: () => present(database),
      location: () => present(location),
    });
  });
};

const present = <T>(value: T | null): T => {
  if (value === null) throw new Error('asked outside of a test');
  return value;
};
