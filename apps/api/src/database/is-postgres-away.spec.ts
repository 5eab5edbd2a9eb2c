import { expect, test } from '@jest/globals';
import { listen } from '@open-discovery/http-server/testing';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { isPostgresAway } from './is-postgres-away.ts';
import { createPostgresPool } from './postgres-pool.ts';

const LIMIT_MS = 20_000;
const SHORT_MS = 50;

/** Connects to an address, and returns the failure. */
const connectTo = async (url: string, connectLimitMs = LIMIT_MS): Promise<unknown> => {
  const pool = createPostgresPool({ url, connectLimitMs, statementLimitMs: LIMIT_MS });
  try {
    (await pool.connect()).release();
    return null;
  } catch (error) {
    return error;
  } finally {
    await pool.end();
  }
};

/** Connects to a server that does this with each connection. */
const connectToServer = async (
  accept: (socket: Socket) => void,
  { query = '', limitMs = LIMIT_MS } = {},
): Promise<unknown> => {
  const sockets: Socket[] = [];
  const { port, close } = await listen(
    createServer((socket) => {
      sockets.push(socket.on('error', () => socket.destroy()));
      accept(socket);
    }),
  );
  const failure = await connectTo(`postgresql://portal@127.0.0.1:${port}/portal${query}`, limitMs);
  const closed = close();
  for (const socket of sockets) socket.destroy();
  await closed;
  return failure;
};

const connectToClosedPort = async (): Promise<unknown> => {
  const { port, close } = await listen(createServer());
  await close();
  return connectTo(`postgresql://portal@127.0.0.1:${port}/portal`);
};

const refuseTls = (socket: Socket): void => void socket.once('data', () => socket.end('N'));

test.each([
  ['does not run', connectToClosedPort],
  ['does not respond', () => connectToServer(() => undefined, { limitMs: SHORT_MS })],
  ['closes the connection', () => connectToServer((socket) => void socket.end())],
  ['has no socket yet', () => connectTo('postgresql://portal@localhost/portal?host=/nowhere')],
])('a server that %s is away', async (_what, connect) => {
  expect(isPostgresAway(await connect())).toBe(true);
});

test.each([
  [
    'a certificate that does not exist',
    () => connectTo('postgresql://portal@127.0.0.1/portal?sslrootcert=/nowhere.pem'),
    'ENOENT',
  ],
  [
    'TLS that the server does not have',
    () => connectToServer(refuseTls, { query: '?sslmode=verify-full' }),
    'The server does not support SSL connections',
  ],
])('%s is a fault of the settings', async (_what, connect, message) => {
  const failure = await connect();
  expect(String(failure)).toContain(message);
  expect(isPostgresAway(failure)).toBe(false);
});

/** Creates a failure of the connection. */
const ofSystem = (code: string): Error => Object.assign(new Error(`connect ${code}`), { code });
/** Creates a failure that the server sent. */
const ofServer = (code: string): Error =>
  Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });
/** Creates a failure of the driver, which has no code. */
const ofDriver = (message: string): Error => new Error(message);

const atStart = (cause: Error): Error =>
  new StartError('DATABASE_URL', 'the database cannot be opened', new DatabaseUnavailable(cause));

test.each([
  ['nobody listens', ofSystem, 'ECONNREFUSED'],
  ['the connection broke', ofSystem, 'ECONNRESET'],
  ['the connection takes too long', ofSystem, 'ETIMEDOUT'],
  ['the host cannot be reached', ofSystem, 'EHOSTUNREACH'],
  ['the name server does not respond', ofSystem, 'EAI_AGAIN'],
  ['a statement takes too long', ofDriver, 'Query read timeout'],
  ['the server has too many clients', ofServer, '53300'],
  ['the server is starting', ofServer, '57P03'],
  ['the server is stopping', ofServer, '57P01'],
])('PostgreSQL is away if %s', (_what, create, text) => {
  expect(isPostgresAway(atStart(create(text)))).toBe(true);
});

test.each([
  ['a misspelled host name', ofSystem, 'ENOTFOUND'],
  ['a socket of another user', ofSystem, 'EACCES'],
  ['an unknown certificate', ofSystem, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['an expired certificate', ofSystem, 'CERT_HAS_EXPIRED'],
  ['a certificate of another host', ofSystem, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['no password', ofDriver, 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'],
  ['a wrong password', ofServer, '28P01'],
  ['an unknown user', ofServer, '28000'],
  ['an unknown database', ofServer, '3D000'],
  ['a user who may not create tables', ofServer, '42501'],
  ['a parameter that a connection pooler refuses', ofServer, '08P01'],
])('PostgreSQL is not away with %s', (_what, create, text) => {
  expect(isPostgresAway(atStart(create(text)))).toBe(false);
});

test('a folder that cannot be reached is not PostgreSQL', () => {
  const error = new StartError('DATA_DIR', 'the folder cannot be created', ofSystem('ETIMEDOUT'));
  expect(isPostgresAway(error)).toBe(false);
});
