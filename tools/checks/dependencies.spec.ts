import { describe, expect, test } from '@jest/globals';
import { readText, workspacePackages } from './repository.ts';

const SCOPE = '@open-discovery/';
/** An alias also names the real package. */
const EXACT_VERSION = /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

const outside = workspacePackages().flatMap(({ folder, ...own }) =>
  Object.entries({ ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies })
    .filter(([name]) => !name.startsWith(SCOPE))
    .map(([name, version]) => ({ folder, name, version })),
);
const names = [...new Set(outside.map(({ name }) => name))].sort();

/** The rows of the tables. */
const explained = [...readText('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(
  ([, name, why]) => ({
    name: name ?? '',
    why: why ?? '',
  }),
);

describe('docs/dependencies.md', () => {
  test.each(names)('%s has a row', (name) => {
    expect(explained.map((row) => row.name)).toContain(name);
  });

  test('every row gives the reason in a sentence', () => {
    expect(explained.filter(({ why }) => !/^[A-Z`].{20,}\.$/.test(why))).toEqual([]);
  });

  test('every row has a dependency', () => {
    expect(explained.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('every dependency is explained once', () => {
    expect(new Set(explained.map(({ name }) => name)).size).toBe(explained.length);
  });
});

describe('versions', () => {
  test('are exact', () => {
    expect(outside.filter(({ version }) => !EXACT_VERSION.test(version))).toEqual([]);
  });

  test('are the same wherever a package is used', () => {
    const versionsOf = (name: string) =>
      new Set(outside.filter((row) => row.name === name).map((row) => row.version));
    expect(names.filter((name) => versionsOf(name).size > 1)).toEqual([]);
  });
});
