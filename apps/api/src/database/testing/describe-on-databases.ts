import { afterEach, beforeAll, beforeEach, describe, jest } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../open-database.ts';
import type { Database, DatabaseLocation } from '../open-database.ts';
import { writeNewSqlite } from './new-sqlite.ts';
import { HAS_POSTGRES, sharedPostgres } from './postgres.ts';

const START_LIMIT_MS = 180_000;

interface DatabaseServer {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly start: () => Promise<unknown>;
  readonly newLocation: () => Promise<DatabaseLocation>;
}

const SQLITE: DatabaseServer = {
  name: 'SQLite',
  start: async () => undefined,
  newLocation: async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'open-discovery-sqlite-')), 'content.sqlite');
    await writeNewSqlite(file);
    return { url: null, file };
  },
};

const POSTGRES: DatabaseServer = {
  name: 'PostgreSQL',
  start: sharedPostgres,
  newLocation: async () => ({ url: await (await sharedPostgres()).newDatabase(), file: '' }),
};

/** The database of a contract test. Each test has a new, empty one. */
export interface TestDatabase {
  /** The open database of the running test. */
  readonly database: () => Database;
  /** Its location, for opening it a second time. */
  readonly location: () => DatabaseLocation;
}

/** Describes a contract that both databases must fulfill. */
export const describeOnDatabases = (title: string, suite: (given: TestDatabase) => void): void => {
  // Slow only on a machine that runs other tests at the same time.
  jest.setTimeout(60_000);
  describe.each(HAS_POSTGRES ? [SQLITE, POSTGRES] : [SQLITE])(`${title}, on $name`, (server) => {
    let location: DatabaseLocation | null = null;
    let database: Database | null = null;
    beforeAll(server.start, START_LIMIT_MS);
    beforeEach(async () => {
      location = await server.newLocation();
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
  if (value === null) throw new Error('used outside of a test');
  return value;
};
