import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { plainEnvironment, ROOT, workspacePackages } from './repository.ts';

const LIMIT_MS = 120_000;
const SCOPE = '@open-discovery/';
const LIBS = ['roles', 'menu', 'http', 'search-index', 'identifiers'];
/** Files outside of the projects whose tests read them. */
const READ_FILES = [
  ['docs/roles.md', [`${SCOPE}api`]],
  ['README.md', []],
] as const;
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

const sourceOf = (lib: string) => `libs/${lib}/src/index.ts`;

describe('nx affected', () => {
  /** The projects whose tests run after a change of a file. */
  let affected: ReadonlyMap<string, readonly string[]>;

  beforeAll(() => {
    const files = [...LIBS.map(sourceOf), ...READ_FILES.map(([file]) => file)];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/checks/affected-projects.mjs', ...files],
      { cwd: ROOT, env: plainEnvironment(), encoding: 'utf8', timeout: LIMIT_MS },
    );
    if (status !== 0) throw new Error(stderr);
    const names = z.array(z.array(z.string())).parse(JSON.parse(stdout));
    affected = new Map(files.map((file, at) => [file, names[at] ?? []]));
  }, LIMIT_MS);

  test.each(LIBS)('a change in %s runs the tests of that library and its users only', (lib) => {
    expect(affected.get(sourceOf(lib))).toEqual(withUsers(`${SCOPE}${lib}`));
  });

  test.each(READ_FILES)('a change in %s runs the tests that read it: %j', (file, projects) => {
    expect(affected.get(file)).toEqual(projects);
  });

  test('a library without many users is tested with few', () => {
    const few = ['api', 'portal', 'portal-state', 'roles'].map((name) => `${SCOPE}${name}`);
    expect(withUsers(`${SCOPE}roles`)).toEqual(few);
  });
});
