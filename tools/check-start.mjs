#!/usr/bin/env node
// Runs `npm start` as a visitor of the README does, opens the first page and stops it. Continuous integration does so on
// every platform.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { IS_WINDOWS, killTree } from './steps/kill-tree.mjs';
import { npmCommand } from './steps/npm.mjs';
import { nextFreePort } from './steps/ports.mjs';
import { runScript, Stop } from './steps/stop.mjs';
import { ROOT } from './steps/workspace.mjs';

const MINUTE_MS = 60_000;
const START_LIMIT_MS = 12 * MINUTE_MS;
const STOP_LIMIT_MS = MINUTE_MS / 2;
const ASK_EVERY_MS = 200;
const HOST = '127.0.0.1';

/** Starts the portal; resolves when it says that it is there. */
const startPortal = async (environment) => {
  const [program, ...first] = npmCommand();
  const child = spawn(program, [...first, 'start'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: !IS_WINDOWS,
  });
  const limit = setTimeout(() => killTree(child, 'SIGKILL'), START_LIMIT_MS);
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    if (!line.startsWith('Open Discovery is at')) continue;
    clearTimeout(limit);
    child.stdout.resume();
    return child;
  }
  throw new Stop('npm start ended before the portal was there.');
};

const checkFirstPage = async (url) => {
  const response = await fetch(url);
  const page = await response.text();
  if (response.status !== 200 || !page.includes('<h1'))
    throw new Stop(`The first page has the status ${response.status}:\n${page.slice(0, 2_000)}`);
  console.log(`✓ The first page: status 200, ${page.length} characters`);
};

const isGone = (url) =>
  fetch(url).then(
    () => false,
    () => true,
  );

const checkStopped = async (urls) => {
  const deadline = performance.now() + STOP_LIMIT_MS;
  for (const url of urls)
    while (!(await isGone(url))) {
      if (performance.now() > deadline) throw new Stop(`${url} still responds.`);
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  console.log('✓ Stopped');
};

await runScript(async () => {
  const [port, apiPort] = [await nextFreePort(), await nextFreePort()];
  const urls = [port, apiPort].map((each) => `http://${HOST}:${each}/`);
  const npm = await startPortal({ PORT: String(port), API_PORT: String(apiPort) });
  try {
    await checkFirstPage(urls[0]);
  } finally {
    killTree(npm, 'SIGTERM');
  }
  await checkStopped(urls);
});
process.exit();
