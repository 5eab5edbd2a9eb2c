import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CORPUS = path.join(ROOT, 'tools/sample-corpus');
const PROGRAMS = {
  importer: 'apps/importer/dist/main.js',
  api: 'apps/api/dist/main.js',
  portal: 'apps/portal/dist/server/main.js',
} as const;
const START_LIMIT_MS = 90_000;
const STOP_LIMIT_MS = 5_000;
const ASK_EVERY_MS = 100;
const FIRST_PORT = 20_000;
const PORTS_PER_PROCESS = 1000;

type Environment = Readonly<Record<string, string>>;

/** A running program of the build. */
export interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The record files of the sample corpus. */
export const corpusFiles = (): string[] =>
  readdirSync(CORPUS)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => path.join(CORPUS, name));

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

const given = new Set<number>();

/**
 * A port that nothing listens on. Nobody else takes it before its server is there: each process of a run has ports of its
 * own, gives each of them once, and all lie below those that systems lend to outgoing connections.
 */
export const freePort = async (): Promise<number> => {
  // The set-up has no index.
  const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? -1) + 1;
  const first = FIRST_PORT + place * PORTS_PER_PROCESS;
  while (given.size < PORTS_PER_PROCESS) {
    const port = randomInt(first, first + PORTS_PER_PROCESS);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port is free from ${first} on.`);
};

const start = (program: keyof typeof PROGRAMS, words: readonly string[], environment: Environment) => {
  const child = spawn(process.execPath, [path.join(ROOT, PROGRAMS[program]), ...words], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-4000)));
  // Whatever ends this process ends what it started.
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  return { child, words: () => said };
};

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

const ended = (child: ChildProcess): Promise<number | null> =>
  isRunning(child)
    ? new Promise((resolve) => child.once('close', (code) => resolve(code)))
    : Promise.resolve(child.exitCode);

const stop = async (child: ChildProcess): Promise<void> => {
  if (!isRunning(child)) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  child.kill('SIGTERM');
  await ended(child);
  clearTimeout(timer);
};

const startServer = async (program: 'api' | 'portal', port: number, environment: Environment) => {
  const { child, words } = start(program, [], environment);
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_LIMIT_MS;
  const asked = program === 'api' ? '/ready' : '/health';
  while (isRunning(child) && performance.now() < deadline) {
    const answer = await fetch(url + asked).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return { url, stop: () => stop(child) } satisfies Server;
    await pause(ASK_EVERY_MS);
  }
  await stop(child);
  throw new Error(`The ${program} did not start. It said:\n${words()}`);
};

/** Imports record files, so that the data folder holds one more generation of the index. */
export const importRecords = async (dataDir: string, files: readonly string[]): Promise<void> => {
  const { child, words } = start('importer', files, { DATA_DIR: dataDir });
  const code = await ended(child);
  if (code !== 0) throw new Error(`The import ended with ${code}. It said:\n${words()}`);
};

/** The API over the records of a data folder, looking for newer ones four times a second. */
export const startApi = async (
  dataDir: string,
  settings: Environment = {},
): Promise<Server & { readonly port: number }> => {
  const port = await freePort();
  const environment = { DATA_DIR: dataDir, API_PORT: String(port), INDEX_POLL_MS: '250', ...settings };
  return { ...(await startServer('api', port, environment)), port };
};

/** A portal's host in front of the API at a port, whether or not anything answers there. */
export const startPortal = async (
  apiPort: number,
  settings: Environment = {},
  portalPort?: number,
): Promise<Server> => {
  const port = portalPort ?? (await freePort());
  return startServer('portal', port, { PORT: String(port), API_PORT: String(apiPort), ...settings });
};
