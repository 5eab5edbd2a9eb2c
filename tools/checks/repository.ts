import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The repository's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Returns all files that are committed, or would be. */
export const committedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(ROOT, file)))
    .sort();

export const readText = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

export const countLines = (file: string): number => readText(file).replace(/\n$/, '').split('\n').length;

const versions = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({
  name: z.string(),
  private: z.boolean().default(false),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
  overrides: z.record(z.string(), z.unknown()).default({}),
  nx: z.object({ tags: z.array(z.string()).default([]) }).default({ tags: [] }),
});

export type WorkspacePackage = z.output<typeof packageSchema> & { readonly folder: string };

/** Returns the root package and the packages of the workspace. */
export const workspacePackages = (): WorkspacePackage[] =>
  committedFiles()
    .filter((file) => path.basename(file) === 'package.json')
    .map((file) => ({ ...packageSchema.parse(JSON.parse(readText(file))), folder: path.dirname(file) }));

/** Returns the environment without the variables that Nx and Jest have set for this process. */
export const plainEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NX_|LERNA_|JEST_|NODE_OPTIONS$|TEST_TOTALS_FILE$|GIT_)/.test(name),
    ),
  ),
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_NO_CLOUD: 'true',
  FORCE_COLOR: '0',
});
