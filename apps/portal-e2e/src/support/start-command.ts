import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { isRunning } from './servers.ts';

const READY = 'Open Discovery is at';
const STOP_LIMIT_MS = 15_000;

/** A command of a terminal that serves the portal. */
export interface Command {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** Everything that the command has printed so far. */
  readonly output: () => string;
  /** Sends a signal, and returns the exit code once the command has ended; `null` if it was killed. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Does the same, and kills the command if it takes too long. */
  readonly stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

interface CommandOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly limitMs: number;
  /** True if signals reach all processes of the command, as Ctrl+C in a terminal does. */
  readonly isGroup?: boolean;
}

/** Starts a command, and waits until it prints that the portal is there. */
export const startCommand = async (
  [program = '', ...parameters]: readonly string[],
  { cwd, env, limitMs, isGroup = false }: CommandOptions,
): Promise<Command> => {
  const child = spawn(program, parameters, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
  });
  const send = (signal: NodeJS.Signals): void => {
    if (child.pid !== undefined && isRunning(child)) process.kill(isGroup ? -child.pid : child.pid, signal);
  };
  const kill = (): void => send('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    send(signal);
    return ended;
  };
  const stop = async (signal: NodeJS.Signals): Promise<number | null> => {
    const timer = setTimeout(kill, STOP_LIMIT_MS);
    const code = await end(signal);
    clearTimeout(timer);
    return code;
  };
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready in time:\n${output}`)), limitMs);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        if (output.includes(READY)) resolve();
      });
    void ended.then((code) => reject(new Error(`Ended with ${code}:\n${output}`)));
    void ended.finally(() => clearTimeout(timer));
  });
  try {
    await ready;
  } catch (error) {
    await stop('SIGTERM');
    throw error;
  }
  return { child, output: () => output, end, stop };
};
