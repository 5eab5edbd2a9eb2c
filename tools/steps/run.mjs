import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { IS_WINDOWS, killTree } from './kill-tree.mjs';
import { ROOT } from './workspace.mjs';
import { Stop } from './stop.mjs';

const KEPT_OUTPUT_CHARACTERS = 200_000;
const MINUTE_MS = 60_000;
/** Leaves the processor to others, and still moves on beside them. */
const BACKGROUND_PRIORITY = 5;
/** Loads `background.mjs` into a background program and each Node.js program that it starts. */
const backgroundEnvironment = () => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${new URL('background.mjs', import.meta.url).href}`,
});
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const running = new Set();

const endAll = (signal) => {
  for (const child of running) killTree(child, signal);
};
process.once('exit', () => endAll('SIGKILL'));

/** Makes an interrupt end all running programs. Returns a function that restores the default. */
export const endOnInterrupt = () => {
  const end = () => {
    endAll('SIGTERM');
    process.exit(130);
  };
  for (const signal of ENDING) process.on(signal, end);
  return () => {
    for (const signal of ENDING) process.off(signal, end);
  };
};

const DEFAULTS = { limitMs: 10 * MINUTE_MS, show: false, env: {}, cwd: ROOT, isBackground: false };

/**
 * Runs a program within a time limit and returns its exit code and output. With `show: true` the output goes to the
 * terminal instead. A program in the background lets others that run at the same time go first.
 */
export const run = (program, args, options = {}) => {
  const { limitMs, show, env, cwd, isBackground } = { ...DEFAULTS, ...options };
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env, ...(isBackground ? backgroundEnvironment() : {}) },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // Windows ends the children of a program that ends, unless they are detached.
      detached: !IS_WINDOWS,
      windowsHide: true,
    });
    running.add(child);
    if (isBackground && child.pid !== undefined)
      setPriority(child.pid, Math.max(getPriority(), BACKGROUND_PRIORITY));
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-KEPT_OUTPUT_CHARACTERS);
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      killTree(child, 'SIGKILL');
    }, limitMs);
    child.once('error', (error) => {
      clearTimeout(timer);
      running.delete(child);
      reject(new Stop(`${program} cannot be run: ${error.message}`));
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      killTree(child, 'SIGKILL');
      running.delete(child);
      resolve({ code: timedOut ? 124 : (code ?? 1), output, timedOut });
    });
  });
};

/** Runs a program and returns its output. If it fails, stops the script with its last lines. */
export const runOrStop = async (what, program, args, options) => {
  const { code, output, timedOut } = await run(program, args, options);
  if (code === 0) return output;
  const reason = timedOut ? 'timed out' : `failed with exit code ${code}`;
  throw new Stop(`${output.trimEnd().split('\n').slice(-40).join('\n')}\n\n${what} ${reason}.`);
};
