import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { recordsOf } from './records-of.ts';
import { ROOT } from './root.ts';

const CORPUS = path.join(ROOT, 'tools/sample-corpus');
/** The built programs. */
export const PROGRAMS = {
  importer: 'apps/importer/dist/main.js',
  harvest: 'apps/importer/dist/harvest.js',
  api: 'apps/api/dist/main.js',
  portal: 'apps/portal/dist/server/main.js',
} as const;
const START_LIMIT_MS = 90_000;
const STOP_LIMIT_MS = 5_000;
const POLL_INTERVAL_MS = 100;
const FIRST_PORT = 20_000;
const PORTS_PER_PROCESS = 1000;

/** Settings of a server. `PROGRAM_FILE` replaces the program of this build. */
type Environment = Readonly<Record<string, string>>;

/** A running server. */
export interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A server in a process of its own. */
export interface ServerProcess extends Server {
  /** Sends a signal, and returns the exit code; `null` if the signal killed the server. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
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

const assigned = new Set<number>();

/**
 * Returns a free port. Each worker process has its own range below the ephemeral ports and returns a port once, so that
 * no other process takes the port before its server listens.
 */
export const freePort = async (): Promise<number> => {
  // The global setup has no index.
  const workerIndex = Number(process.env['TEST_PARALLEL_INDEX'] ?? -1) + 1;
  const first = FIRST_PORT + workerIndex * PORTS_PER_PROCESS;
  while (assigned.size < PORTS_PER_PROCESS) {
    const port = randomInt(first, first + PORTS_PER_PROCESS);
    if (assigned.has(port)) continue;
    assigned.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${first} to ${first + PORTS_PER_PROCESS - 1}.`);
};

const start = (
  program: keyof typeof PROGRAMS,
  args: readonly string[],
  { PROGRAM_FILE, ...environment }: Environment,
) => {
  const file = PROGRAM_FILE ?? path.join(ROOT, PROGRAMS[program]);
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output = `${output}${text.toString()}`.slice(-4000)));
  // The server ends with this process.
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  return { child, output: () => output };
};

/** Reports whether a process has neither exited nor been killed. */
export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

const waitForExit = (child: ChildProcess): Promise<number | null> =>
  isRunning(child)
    ? new Promise((resolve) => child.once('close', (code) => resolve(code)))
    : Promise.resolve(child.exitCode);

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (!isRunning(child)) return child.exitCode;
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  child.kill(signal);
  const code = await waitForExit(child);
  clearTimeout(timer);
  return code;
};

const stop = async (child: ChildProcess): Promise<void> => {
  await end(child, 'SIGTERM');
};

const startServer = async (program: 'api' | 'portal', port: number, environment: Environment) => {
  const { child, output } = start(program, [], environment);
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_LIMIT_MS;
  const healthPath = program === 'api' ? '/ready' : '/health';
  while (isRunning(child) && performance.now() < deadline) {
    const response = await fetch(url + healthPath).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok)
      return {
        url,
        stop: () => stop(child),
        end: (signal: NodeJS.Signals) => end(child, signal),
      } satisfies ServerProcess;
    await pause(POLL_INTERVAL_MS);
  }
  await stop(child);
  throw new Error(`The ${program} did not start. Its output:\n${output()}`);
};

const runToEnd = async (...command: Parameters<typeof start>): Promise<void> => {
  const { child, output } = start(...command);
  const code = await waitForExit(child);
  if (code !== 0) throw new Error(`The ${command[0]} ended with ${code}. Its output:\n${output()}`);
};

/** Imports record files into a new generation of the index. */
export const importRecords = (dataDir: string, files: readonly string[]): Promise<void> =>
  runToEnd('importer', files, recordsOf(dataDir));

/** Adds a source on this machine to the harvests of a data folder. */
export const addHarvestSource = (dataDir: string, name: string, address: string): Promise<void> => {
  const options = ['--format', 'oai_dc', '--allow-http', '--allow-private'];
  return runToEnd('harvest', ['add', name, 'oai-pmh', address, ...options], { DATA_DIR: dataDir });
};

/** Starts the API on the records of a data folder. It checks for a new generation four times a second. */
export const startApi = async (
  dataDir: string,
  settings: Environment = {},
): Promise<ServerProcess & { readonly port: number }> => {
  const port = await freePort();
  const environment = { ...recordsOf(dataDir), API_PORT: String(port), INDEX_POLL_MS: '250', ...settings };
  return { ...(await startServer('api', port, environment)), port };
};

/** Starts a portal that uses the API at a port. The API need not be running. */
export const startPortal = async (
  apiPort: number,
  settings: Environment = {},
  portalPort?: number,
): Promise<ServerProcess> => {
  const port = portalPort ?? (await freePort());
  return startServer('portal', port, { PORT: String(port), API_PORT: String(apiPort), ...settings });
};
