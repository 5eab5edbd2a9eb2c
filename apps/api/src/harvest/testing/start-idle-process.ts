import { spawn } from 'node:child_process';

/** A process that does nothing. */
export interface IdleProcess {
  readonly id: number;
  /** Resolves to the signal that has ended the process. */
  readonly ended: Promise<NodeJS.Signals | null>;
  readonly kill: () => void;
}

/** Starts a process that does nothing until it gets a signal. */
export const startIdleProcess = async (): Promise<IdleProcess> => {
  const child = spawn(process.execPath, ['-e', 'console.log(); setInterval(() => undefined, 1000)'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('exit', (_code, signal) => resolve(signal)),
  );
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { id: child.pid ?? 0, ended, kill: () => child.kill('SIGKILL') };
};
