import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './root.ts';
import { freePort } from './servers.ts';
import { startCommand } from './start-command.ts';

const SCOPE = '@open-discovery';
const START_LIMIT_MS = 90_000;
const WORKSPACE_FOLDERS = ['apps', 'libs', 'tools'];

/** Packages whose files the development server sends to browsers; it sends nothing from outside its own checkout. */
const SENT_PACKAGES = ['@fontsource'];

/** A copy of this checkout in which `npm run dev` runs. */
export interface DevelopmentCopy {
  readonly url: string;
  readonly apiUrl: string;
  /** Replaces the first occurrence of a text in a file of the copy. */
  readonly replace: (file: string, searched: string, replacement: string) => Promise<void>;
  /** Adds a text to the end of a file of the copy. */
  readonly append: (file: string, text: string) => Promise<void>;
  /** Everything that the command has printed so far. */
  readonly output: () => string;
  /** Interrupts the command as Ctrl+C does, and returns its exit code. */
  readonly interrupt: () => Promise<number | null>;
  /** Ends the command if it still runs, and deletes the copy. */
  readonly dispose: () => Promise<void>;
}

const committedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));

/** Links the installed packages into the copy; packages of the workspace are those of the copy. */
const linkPackages = async (copy: string): Promise<void> => {
  const folder = path.join(copy, 'node_modules');
  await mkdir(path.join(folder, SCOPE), { recursive: true });
  for (const entry of await readdir(path.join(ROOT, 'node_modules'))) {
    const installed = path.join(ROOT, 'node_modules', entry);
    if (SENT_PACKAGES.includes(entry)) await cp(installed, path.join(folder, entry), { recursive: true });
    else if (entry !== SCOPE && entry !== '.vite') await symlink(installed, path.join(folder, entry));
  }
  for (const link of await readdir(path.join(ROOT, 'node_modules', SCOPE))) {
    const member = WORKSPACE_FOLDERS.map((parent) => (parent === link ? link : `${parent}/${link}`)).find(
      (candidate) => existsSync(path.join(copy, candidate, 'package.json')),
    );
    if (member !== undefined) await symlink(path.join(copy, member), path.join(folder, SCOPE, link));
  }
};

const copyCheckout = async (): Promise<string> => {
  const copy = await mkdtemp(path.join(tmpdir(), 'open-discovery-dev-'));
  for (const file of committedFiles()) await cp(path.join(ROOT, file), path.join(copy, file));
  await linkPackages(copy);
  await linkPackagesOfMembers(copy);
  return copy;
};

/** Links the packages that npm installed for a single project. */
const linkPackagesOfMembers = async (copy: string): Promise<void> => {
  for (const parent of ['apps', 'libs'])
    for (const member of await readdir(path.join(ROOT, parent))) {
      const folder = path.join(parent, member, 'node_modules');
      if (!existsSync(path.join(ROOT, folder))) continue;
      await mkdir(path.join(copy, folder), { recursive: true });
      for (const entry of await readdir(path.join(ROOT, folder)))
        if (!entry.startsWith('.'))
          await symlink(path.join(ROOT, folder, entry), path.join(copy, folder, entry));
    }
};

/** The environment of a developer's terminal: nothing that Nx, npm or Playwright set for this run. */
const terminalEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NX_|npm_|INIT_CWD|PLAYWRIGHT_|TEST_|E2E_|NODE_|SEARCH_)/.test(name),
    ),
  );

/** Copies the checkout and runs `npm run dev` there, on free ports. */
export const startDevelopmentCopy = async (): Promise<DevelopmentCopy> => {
  const copy = await copyCheckout();
  // Also when this process ends first.
  const removeAtExit = () => {
    rmSync(copy, { recursive: true, force: true });
  };
  process.once('exit', removeAtExit);
  const remove = async () => {
    process.off('exit', removeAtExit);
    await rm(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const [port, apiPort] = [await freePort(), await freePort()];
  try {
    const command = await startCommand(['npm', 'run', 'dev'], {
      cwd: copy,
      env: { ...terminalEnvironment(), PORT: String(port), API_PORT: String(apiPort) },
      limitMs: START_LIMIT_MS,
      isGroup: true,
    });
    return {
      url: `http://127.0.0.1:${port}`,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      replace: async (file, searched, replacement) => {
        const source = await readFile(path.join(copy, file), 'utf8');
        if (!source.includes(searched)) throw new Error(`${file} does not contain "${searched}".`);
        await writeFile(
          path.join(copy, file),
          source.replace(searched, () => replacement),
        );
      },
      append: (file, text) => appendFile(path.join(copy, file), text),
      output: command.output,
      interrupt: () => command.stop('SIGINT'),
      dispose: async () => {
        await command.stop('SIGTERM');
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
};
