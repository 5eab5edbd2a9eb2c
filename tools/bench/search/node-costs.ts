import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const nodes = z.object({ nodes: z.record(z.string(), z.object({ process: z.object({ id: z.int() }) })) });

const NS_PER_MS = 1e6;
const TICK_MS = 10;
const KB_PER_MB = 1000;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A thread or a process may end at any time, and other systems have no such files.
    return '';
  }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Returns the ids of the processes of a cluster's nodes. */
export const processesOf = async (url: string): Promise<number[]> => {
  const answer = await fetch(`${url}/_nodes/process`);
  return Object.values(nodes.parse(await answer.json()).nodes).map(({ process: { id } }) => id);
};

/** Reports whether the processes are nodes on this machine, which says what they cost. */
export const areHere = (pids: readonly number[]): boolean =>
  pids.every((pid) => read(`/proc/${pid}/cmdline`).includes('OpenSearch'));

const threadMs = (pid: number, thread: string): number =>
  Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0] ?? 0) / NS_PER_MS;

/** Returns the processor time of all threads that live now, in ms: exact enough for one search. */
export const threadsMs = (pids: readonly number[]): number =>
  sum(pids.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((thread) => threadMs(pid, thread))));

/** Returns the processor time of processes since their start, in ms, by the clock's ticks. */
export const processMs = (pids: readonly number[]): number =>
  sum(
    pids.map((pid) => {
      const status = read(`/proc/${pid}/stat`);
      const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    }),
  );

/** Returns the most memory that processes have held, in MB. */
export const peakMegabytesOf = (pids: readonly number[]): number =>
  sum(pids.map((pid) => Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / KB_PER_MB));
