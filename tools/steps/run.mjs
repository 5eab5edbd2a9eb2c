import { spawn } from 'node:child_process';
import { ROOT } from './workspace.mjs';
import { Stop } from './stop.mjs';

const KEPT_OUTPUT_CHARACTERS = 200_000;
const MINUTE_MS = 60_000;
const running = new Set();

/** Ends a process and all that it started; it leads a group of its own. */
export const killGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

const endAll = (signal) => {
  for (const child of running) killGroup(child, signal);
};
process.once('exit', () => endAll('SIGKILL'));

/** Until the servers run, an interrupt ends whatever is being prepared. */
export const endOnInterrupt = () => {
  const end = () => {
    endAll('SIGTERM');
    process.exit(130);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return () => {
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
  };
};

/**
 * Runs a program to its end, never longer than its limit, and hands back its exit code and output.
 * `show: true` lets the output through to the terminal as it comes instead.
 */
export const run = (program, args, { limitMs = 10 * MINUTE_MS, show = false, env = {}, cwd = ROOT } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-KEPT_OUTPUT_CHARACTERS);
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      killGroup(child, 'SIGKILL');
    }, limitMs);
    child.once('error', (error) => {
      clearTimeout(timer);
      running.delete(child);
      reject(new Stop(`${program} cannot be run: ${error.message}`));
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      killGroup(child, 'SIGKILL');
      running.delete(child);
      resolve({ code: timedOut ? 124 : (code ?? 1), output, timedOut });
    });
  });

/** The same, where anything but success ends the script with the program's last lines. */
export const runOrStop = async (what, program, args, options) => {
  const { code, output, timedOut } = await run(program, args, options);
  if (code === 0) return output;
  const reason = timedOut ? 'took too long and was ended' : `failed with exit code ${code}`;
  throw new Stop(`${output.trimEnd().split('\n').slice(-40).join('\n')}\n\n${what} ${reason}.`);
};
