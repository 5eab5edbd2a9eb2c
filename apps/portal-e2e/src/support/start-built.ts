import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { recordsOf } from './records-of.ts';
import { ROOT } from './root.ts';
import { freePort, PROGRAMS } from './servers.ts';
import { startCommand } from './start-command.ts';
import type { Command } from './start-command.ts';

const START_LIMIT_MS = 60_000;

/** `npm start -- --built`, without npm. */
export interface StartedCommand extends Pick<Command, 'output' | 'end'> {
  readonly url: string;
  readonly apiUrl: string;
  /** Returns the process id of a server that the command has started; `null` if it does not run. */
  readonly processOf: (server: 'api' | 'portal') => number | null;
  /** Closes the pipes that the command prints to. */
  readonly closeOutput: () => void;
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
  const { child, output, end } = await startCommand(start, {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      ...recordsOf(dataDir),
      INIT_CWD: ROOT,
    },
    limitMs: START_LIMIT_MS,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    processOf: (server) =>
      childrenOf(child.pid ?? 0).find(({ command }) => command.includes(PROGRAMS[server]))?.id ?? null,
    output,
    closeOutput: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    end,
  };
};
