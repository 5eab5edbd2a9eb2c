import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { packageBin } from '../steps/package-bin.mjs';
import { committedFiles, plainEnvironment, ROOT, workspacePackages } from './repository.ts';

const LIMIT_MS = 120_000;
const SCOPE = '@open-discovery/';
const packages = workspacePackages();

/** Returns a package and all that depend on it directly or indirectly, for their tests included, by their package.json. */
const withUsers = (name: string): string[] => {
  const found = new Set([name]);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { name: user, dependencies, devDependencies } of packages)
      if (Object.keys({ ...dependencies, ...devDependencies }).some((used) => found.has(used)))
        found.add(user);
  }
  return [...found].filter((each) => each !== `${SCOPE}portal-e2e`).sort();
};

let copy = '';

const runIn = (program: string, args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    env: { ...plainEnvironment(), NX_WORKSPACE_DATA_DIRECTORY: path.join(copy, '.nx/workspace-data') },
    encoding: 'utf8',
    timeout: LIMIT_MS,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}${stdout}`);
  return stdout;
};
const git = (...args: string[]) =>
  runIn('git', ['-c', 'user.name=check', '-c', 'user.email=check@localhost', ...args]);
const commitAll = () => {
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message', 'state');
};

/** Returns the projects whose tests run after a change of a file. */
const affectedByChange = (file: string): string[] => {
  appendFileSync(path.join(copy, file), '\n');
  const listed = runIn(process.execPath, [
    packageBin('nx'),
    ...['show', 'projects', '--affected', '--base=HEAD', '--with-target=test', '--json'],
  ]);
  git('checkout', '--quiet', '--', '.');
  return z
    .array(z.string())
    .parse(JSON.parse(listed.slice(listed.indexOf('['))))
    .sort();
};

describe('nx affected', () => {
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'open-discovery-affected-'));
    for (const file of committedFiles()) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      cpSync(path.join(ROOT, file), path.join(copy, file));
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    git('init', '--quiet', '--initial-branch=main');
    commitAll();
  }, LIMIT_MS);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each(['roles', 'menu', 'http', 'search-index', 'identifiers'])(
    'a change in %s runs the tests of that library and its users only',
    (lib) => {
      expect(affectedByChange(`libs/${lib}/src/index.ts`)).toEqual(withUsers(`${SCOPE}${lib}`));
    },
    LIMIT_MS,
  );

  test('a library without many users is tested with few', () => {
    const few = ['api', 'portal', 'portal-state', 'roles'].map((name) => `${SCOPE}${name}`);
    expect(withUsers(`${SCOPE}roles`)).toEqual(few);
  });
});
