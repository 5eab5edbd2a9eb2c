import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../open-database.ts';

/** A temporary PostgreSQL server on a socket. */
export interface PostgresServer {
  /** Creates a database with up-to-date, empty tables. Returns its address. */
  readonly newDatabase: () => Promise<string>;
  /** Kills the server, and restarts it with the data that it had written. */
  readonly crash: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Like `stop`, without waiting for its last work: for the end of this process. */
  readonly stopNow: () => void;
}

/** The tests connect through a socket file, which the driver does not support on Windows. */
export const HAS_POSTGRES = process.platform !== 'win32';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_LIMIT_MS = 30_000;
const START_CHECK_MS = 50;

const newestDebianPrograms = (): string | null => {
  if (!existsSync(DEBIAN_FOLDER)) return null;
  const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
  const folder = versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin'));
  return folder.find((one) => existsSync(path.join(one, 'initdb'))) ?? null;
};

const isRoot = (): boolean => process.getuid?.() === 0;

/** Returns the folder of PostgreSQL's programs: that in POSTGRES_BIN, or Debian's. */
const findPrograms = (): string => {
  const found = process.env['POSTGRES_BIN'] ?? newestDebianPrograms();
  if (found) return found;
  throw new Error(
    'PostgreSQL is not installed: run `npm test`, or set POSTGRES_BIN to the folder of its programs',
  );
};

/** Returns the user `postgres` for root, as which PostgreSQL refuses to run. */
const owner = (): { uid: number; gid: number } | null => {
  if (!isRoot()) return null;
  const idOf = (kind: string): number => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** The database that PostgreSQL copies for each new one. */
const TEMPLATE = 'template1';

export const startPostgres = async (): Promise<PostgresServer> => {
  const programs = findPrograms();
  const user = owner();
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...parameters: string[]): string =>
    execFileSync(path.join(programs, program), parameters, {
      ...(user ?? {}),
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const files = path.join(folder, 'data');
  run('initdb', '-D', files, '-U', 'postgres', '-A', 'trust', '--no-sync');
  const launch = () => {
    // What the server has written survives its end without `fsync`; only the machine's end would lose it.
    const server = spawn(
      path.join(programs, 'postgres'),
      ['-D', files, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
      { ...(user ?? {}), cwd: folder, stdio: 'ignore' },
    );
    return { server, ended: once(server, 'exit') };
  };
  const start = async () => {
    let launched = launch();
    await untilReady(() => {
      // A server exits at once while processes of a killed one still use its memory.
      if (launched.server.exitCode !== null) launched = launch();
      run('pg_isready', '-h', folder, '-U', 'postgres');
    });
    return launched;
  };
  let running = await start();
  const urlOf = (name: string): string =>
    `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
  // Copying the tables is quicker than migrating each database.
  await (await openDatabase({ url: urlOf(TEMPLATE), file: '' })).close();
  let databases = 0;
  return {
    newDatabase: async () => {
      databases += 1;
      const name = `test_${databases}`;
      await execute(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    crash: async () => {
      running.server.kill('SIGKILL');
      await running.ended;
      rmSync(path.join(files, 'postmaster.pid'), { force: true });
      running = await start();
    },
    stop: async () => {
      running.server.kill('SIGINT');
      await running.ended;
      rmSync(folder, { recursive: true, force: true });
    },
    stopNow: () => {
      run('pg_ctl', 'stop', '-D', files, '-m', 'immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const execute = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

let shared: Promise<PostgresServer> | null = null;

/** Returns the server of all tests of this process, which ends with it. */
export const sharedPostgres = (): Promise<PostgresServer> => {
  shared ??= startPostgres().then((server) => {
    process.once('exit', server.stopNow);
    return server;
  });
  return shared;
};

const untilReady = async (check: () => void): Promise<void> => {
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      check();
      return;
    } catch (error) {
      if (Date.now() > limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, START_CHECK_MS));
    }
  }
};
