import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Stop } from '../../steps/stop.mjs';
import { endWithThis, processorTimeOf } from '../programs.mjs';

const PHASE = /^(reading|merging|linking|indexing|columns|publishing|texts)\b/;
const KB = 1024;
const US_PER_S = 1e6;
const DISK_EVERY_MS = 2000;
/** Looking at many files takes long; it may take this share of the time. */
const LOOKING_SHARE = 1 / 20;
const MEMORY_EVERY_MS = 500;
const TENTHS = 10;
/** Printed by the measured process when it ends: its largest resident memory and the processor time of all of its threads. */
const REPORT_USAGE = `data:text/javascript,${encodeURIComponent(
  "process.once('exit',()=>{const u=process.resourceUsage();process.stderr.write(`\\nusage ${u.maxRSS} ${u.userCPUTime+u.systemCPUTime}\\n`)})",
)}`;

/** Returns the bytes of all files in a folder; files that disappear meanwhile count nothing. */
export const bytesIn = async (folder) => {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const name = path.join(folder, entry.name);
    bytes += entry.isDirectory()
      ? await bytesIn(name)
      : await lstat(name).then(
          ({ size }) => size,
          () => 0,
        );
  }
  return bytes;
};

/** Measures the largest size of a folder until it is told to stop. */
const watchDisk = (folder) => {
  let most = 0;
  const stop = new AbortController();
  const look = async () => {
    const startMs = performance.now();
    most = Math.max(most, await bytesIn(folder));
    return Math.max(DISK_EVERY_MS, (performance.now() - startMs) / LOOKING_SHARE);
  };
  const looking = (async () => {
    while (!stop.signal.aborted)
      await setTimeout(await look(), undefined, { signal: stop.signal }).catch(() => undefined);
  })();
  return async () => {
    stop.abort();
    await looking;
    await look();
    return most;
  };
};

/** Returns the resident memory of a running process; 0 where the system does not tell it. */
const residentBytesOf = (pid) => {
  try {
    const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kb ?? 0) * KB;
  } catch {
    return 0;
  }
};

/** Measures the memory of a running process until it is told to stop; returns the most of each tenth of the time. */
const watchMemory = (residentNow) => {
  const samples = [];
  const timer = setInterval(() => samples.push(residentNow()), MEMORY_EVERY_MS);
  return () => {
    clearInterval(timer);
    return Array.from({ length: TENTHS }, (_, tenth) =>
      samples
        .slice(
          Math.floor((tenth * samples.length) / TENTHS),
          Math.ceil(((tenth + 1) * samples.length) / TENTHS),
        )
        .reduce((most, bytes) => Math.max(most, bytes), 0),
    );
  };
};

/** Collects the phases that a program shows, each with the time at which it was shown first and last, and its most memory. */
const collectPhases = (startMs, { processorNow, residentNow }) => {
  const phases = [];
  return {
    phases,
    show(line) {
      const phase = PHASE.exec(line)?.[1];
      if (phase === undefined) return;
      const before = phases.at(-1);
      if (before?.phase !== phase)
        phases.push({
          phase,
          startMs: before?.endMs ?? startMs,
          startS: before?.endS ?? 0,
          residentBytes: 0,
        });
      const now = phases.at(-1);
      now.endMs = performance.now();
      now.endS = processorNow();
      now.residentBytes = Math.max(now.residentBytes, residentNow());
    },
  };
};

/**
 * Runs an import. Returns the seconds and the processor time of each phase and in all, the largest resident memory in all and
 * in each tenth of the time, and the largest size of the data folder.
 */
export const measureImport = async ({ importer, dataDir, args }) => {
  const startMs = performance.now();
  const child = endWithThis(
    spawn(process.execPath, ['--import', REPORT_USAGE, importer, '--data-dir', dataDir, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
  const mostOnDisk = watchDisk(dataDir);
  const memoryOverTime = watchMemory(() => residentBytesOf(child.pid));
  const { phases, show } = collectPhases(startMs, {
    processorNow: () => (processorTimeOf(child) || 0) / 1000,
    residentNow: () => residentBytesOf(child.pid),
  });
  let usage = [0, 0];
  let told = '';
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text) => {
    told = `${told}${text}`.slice(-2000);
    for (const line of text.split(/[\r\n]+/)) {
      show(line);
      const found = /^usage (\d+) (\d+)/.exec(line);
      if (found) usage = [Number(found[1]), Number(found[2])];
    }
  });
  const [code] = await once(child, 'close');
  const residentOverTime = memoryOverTime();
  const diskBytes = await mostOnDisk();
  if (code !== 0) throw new Stop(`the import ended with ${code}: ${told}`);
  return {
    phases: phases.map(({ phase, startMs: begin, endMs, startS, endS, residentBytes }) => ({
      phase,
      s: (endMs - begin) / 1000,
      processorS: endS - startS,
      residentBytes,
    })),
    wallS: (performance.now() - startMs) / 1000,
    processorS: usage[1] / US_PER_S,
    residentBytes: usage[0] * KB,
    residentOverTime,
    diskBytes,
  };
};
