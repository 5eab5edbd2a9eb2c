import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { countLines, readText, ROOT, workspacePackages } from './repository.ts';

const README_LIMIT_LINES = 40;
const DIMENSIONS = ['type', 'runtime', 'visibility'];

const members = workspacePackages().filter(({ folder }) => folder !== '.');
const libs = members.filter(({ folder }) => folder.startsWith('libs/'));
const has = (folder: string, file: string) => existsSync(path.join(ROOT, folder, file));

test('there are packages to check', () => {
  expect(libs.length).toBeGreaterThan(10);
});

test('the README lists every app and every library', () => {
  const listed = [...readText('README.md').matchAll(/^ {2}([a-z0-9-]+) {2,}\S/gm)].map(([, name]) => name);
  const names = members.map(({ folder }) => folder).filter((folder) => /^(apps|libs)\//.test(folder));
  expect(listed.sort()).toEqual(names.map((folder) => path.basename(folder)).sort());
});

describe.each(members)('$name', ({ name, folder, nx, private: isPrivate }) => {
  test('has one tag of each dimension', () => {
    expect(nx.tags.map((tag) => tag.split(':')[0]).sort()).toEqual([...DIMENSIONS].sort());
  });

  test('is named after its folder', () => {
    expect(name).toBe(`@open-discovery/${path.basename(folder)}`);
  });

  test('can be published if, and only if, its tag says so', () => {
    expect(isPrivate).toBe(!nx.tags.includes('visibility:public'));
  });
});

describe.each(libs)('$name', ({ folder, nx }) => {
  test(`has a README of at most ${README_LIMIT_LINES} lines`, () => {
    expect(has(folder, 'README.md')).toBe(true);
    expect(countLines(`${folder}/README.md`)).toBeLessThanOrEqual(README_LIMIT_LINES);
  });

  test('has a changelog if other teams install it', () => {
    expect(has(folder, 'CHANGELOG.md')).toBe(nx.tags.includes('visibility:public'));
  });
});
