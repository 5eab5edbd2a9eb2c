import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordsOf } from './records-of.ts';
import { freePort, isRunning } from './servers.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const START_LIMIT_MS = 60_000;
const READY = 'Open Discovery is at';
const PROGRAMS = { api: 'apps/api/dist/main.js', portal: 'apps/portal/dist/server/main.js' } as const;

/** `npm start -- --built`, without npm. */
export interface StartedCommand {
  readonly url: string;
  readonly apiUrl: string;
  /** Returns the process id of a server that the command has started; `null` if it does not run. */
  readonly processOf: (server: keyof typeof PROGRAMS) => number | null;
  /** Everything that the command has printed so far. */
  readonly output: () => string;
  /** Closes the pipes that the command prints to. */
  readonly closeOutput: () => void;
  /** Sends a signal to the command, and returns its exit code once it has ended; `null` if it was killed. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Returns the processes that a process has started. */
const childrenOf = (parent: number): { id: number; command: string }[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((match) =>
      Number(match?.[2]) === parent ? [{ id: Number(match?.[1]), command: match?.[3] ?? '' }] : [],
    );

/**
 * Serves the last build on free ports, with the records of a data folder. `within` is a command that becomes the one that
 * follows it.
 */
export const startBuilt = async (
  dataDir: string,
  within: readonly string[] = [],
): Promise<StartedCommand> => {
  const [port, apiPort] = [await freePort(), await freePort()];
  const start = [...within, process.execPath, path.join(ROOT, 'tools/start.mjs'), '--built'];
  const child = spawn(start[0] ?? '', start.slice(1), {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      ...recordsOf(dataDir),
      INIT_CWD: ROOT,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void ended.then(() => process.off('exit', kill));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      kill();
      reject(new Error(`Not ready in time:\n${output}`));
    }, START_LIMIT_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        if (output.includes(READY)) resolve();
      });
    void ended.then((code) => reject(new Error(`Ended with ${code}:\n${output}`)));
    void ended.finally(() => clearTimeout(timer));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    processOf: (server) =>
      childrenOf(child.pid ?? 0).find(({ command }) => command.includes(PROGRAMS[server]))?.id ?? null,
    output: () => output,
    closeOutput: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    end: (signal) => {
      if (isRunning(child)) child.kill(signal);
      return ended;
    },
  };
};
