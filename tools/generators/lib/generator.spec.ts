import { describe, expect, test } from '@jest/globals';
import { readJson } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import lib from './generator.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const OPTIONS = {
  name: 'tides',
  type: 'domain',
  runtime: 'isomorphic',
  visibility: 'public',
  description: 'Predicts high and low water',
  reason: 'harbor websites use it as well',
};

const generate = (changes: Partial<typeof OPTIONS> = {}) => {
  const tree = createTreeWithEmptyWorkspace();
  lib(tree, { ...OPTIONS, ...changes });
  return tree;
};

const readOwn = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

describe('the lib generator', () => {
  test.each([
    ['public', ['CHANGELOG.md', 'README.md', 'package.json', 'src', 'tsconfig.json']],
    ['internal', ['README.md', 'package.json', 'src', 'tsconfig.json']],
  ])('creates these files for a library that is %s: %j', (visibility, files) => {
    const tree = generate({ visibility });
    expect(tree.children('libs/tides').sort()).toEqual(files);
    expect(tree.children('libs/tides/src')).toEqual(['index.ts']);
  });

  test.each([
    ['roles', 'util', 'isomorphic', 'public'],
    ['graph-client', 'data-access', 'isomorphic', 'internal'],
    ['portal-state', 'data-access', 'react', 'internal'],
    ['search-index', 'util', 'node', 'internal'],
  ])(
    'the existing library %s (%s, %s, %s) has everything that the generator would create',
    (name, type, runtime, visibility) => {
      const { dependencies: _, ...form } = readOwn(`libs/${name}/package.json`);
      const tree = generate({ name, type, runtime, visibility, description: String(form.description) });
      expect(form).toMatchObject(readJson(tree, `libs/${name}/package.json`));
      const { exclude = [], ...compiled } = readJson(tree, `libs/${name}/tsconfig.json`);
      expect({ exclude: [], ...readOwn(`libs/${name}/tsconfig.json`) }).toEqual({
        ...compiled,
        exclude: expect.arrayContaining(exclude),
      });
    },
  );

  test('adds one tag of each dimension', () => {
    const tree = generate();
    expect(readJson(tree, 'libs/tides/package.json').nx.tags).toEqual([
      'type:domain',
      'runtime:isomorphic',
      'visibility:public',
    ]);
  });

  test('adds a build target only to public libraries', () => {
    const targetsOf = (visibility: string) =>
      Object.keys(readJson(generate({ visibility }), 'libs/tides/package.json').nx.targets);
    expect(targetsOf('public')).toEqual(['lint', 'typecheck', 'test', 'build']);
    expect(targetsOf('internal')).toEqual(['lint', 'typecheck', 'test']);
  });

  test('writes the purpose and the reason into the README', () => {
    expect(generate().read('libs/tides/README.md', 'utf8')).toBe(
      '# @open-discovery/tides\n\nPredicts high and low water\n\nSeparate because harbor websites use it as well.\n\n' +
        '    npm install @open-discovery/tides\n',
    );
  });

  test('adds the library to the layout in the README of the repository', () => {
    const tree = createTreeWithEmptyWorkspace();
    tree.write('README.md', 'libs/\n  roles             reads roles\ntools/              scripts\n');
    lib(tree, OPTIONS);
    expect(tree.read('README.md', 'utf8')).toBe(
      'libs/\n  roles             reads roles\n  tides             predicts high and low water\ntools/              scripts\n',
    );
  });

  test.each(['Tides', '../tides', 'high water', ''])('refuses the name %j', (name) => {
    expect(() => generate({ name })).toThrow('is not a valid name');
  });

  test('refuses to overwrite an existing library', () => {
    const tree = generate();
    expect(() => lib(tree, OPTIONS)).toThrow('already exists');
  });
});
