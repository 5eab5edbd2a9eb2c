import { describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { z } from 'zod';
import { committedFiles, readText } from './repository.ts';

/**
 * Nx reruns tests when one of their inputs changes: the files of their project, of the projects that it uses, and the
 * named ones. A file that a test reads elsewhere has to be named, or its change breaks the tests unnoticed.
 */
const inputsSchema = z.array(z.union([z.string(), z.looseObject({})]));
const targetsSchema = z.record(z.string(), z.looseObject({ inputs: inputsSchema.optional() }));
const workspace = z
  .object({ namedInputs: z.record(z.string(), inputsSchema), targetDefaults: targetsSchema })
  .parse(JSON.parse(readText('nx.json')));
const manifestSchema = z.object({ nx: z.object({ targets: targetsSchema }) });

const RELATIVE = /(['"`])((?:\.\.\/)+[^'"`\n$]*)\1/g;
const FROM_ROOT = /\(ROOT, '([^']+)'\)/g;
const FROM_WORKSPACE = '{workspaceRoot}/';

const files = committedFiles();

/** Returns the files of the workspace that an input names, the inputs that it consists of included. */
const patternsOf = (input: unknown): string[] => {
  if (typeof input !== 'string') return [];
  if (input.startsWith(FROM_WORKSPACE)) return [input.slice(FROM_WORKSPACE.length)];
  return (workspace.namedInputs[input] ?? []).flatMap(patternsOf);
};

/** Reports whether a file has the form of a pattern, in which `*` is a part of a name. */
const matches = (file: string, pattern: string): boolean => {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '[^/]*')}$`).test(file);
};

/** Returns the paths in a text: those relative to its own folder, and those relative to the root. */
const pathsIn = (source: string): string[] => {
  const text = readText(source);
  const relative = [...text.matchAll(RELATIVE)].map(([, , place = '']) =>
    path.posix.join(path.posix.dirname(source), place),
  );
  return [...relative, ...[...text.matchAll(FROM_ROOT)].map(([, place = '']) => place)];
};

/** Returns what a project's sources name outside of the project: files, and folders with committed files. */
const readsOf = (project: string, target: string) => {
  const { nx } = manifestSchema.parse(JSON.parse(readText(`${project}/package.json`)));
  const inputs = nx.targets[target]?.inputs ?? workspace.targetDefaults[target]?.inputs ?? [];
  const patterns = inputs.flatMap(patternsOf);
  const folders = patterns.map((pattern) => path.posix.dirname(pattern));
  return files
    .filter((file) => file.startsWith(`${project}/src/`) && /\.[cm]?[jt]sx?$/.test(file))
    .flatMap((source) => pathsIn(source).map((place) => ({ source, place: place.replace(/\/$/, '') })))
    .filter(({ place }) => !`${place}/`.startsWith(`${project}/`))
    .flatMap(({ source, place }) => {
      if (files.includes(place))
        return [{ source, place, isInput: patterns.some((pattern) => matches(place, pattern)) }];
      const isFolder = files.some((file) => path.posix.dirname(file) === place) && place !== '.';
      return isFolder ? [{ source, place, isInput: folders.includes(place) }] : [];
    });
};

const projects = files
  .filter((file) => /^(apps|libs)\/[^/]+\/package\.json$/.test(file))
  .map((file) => path.posix.dirname(file));

describe('what tests read outside of their project is an input of theirs', () => {
  test.each(projects)('%s', (project) => {
    const target = project === 'apps/portal-e2e' ? 'e2e' : 'test';
    const unknown = readsOf(project, target)
      .filter(({ isInput }) => !isInput)
      .map(({ source, place }) => `${source}: ${place}`);
    expect(unknown).toEqual([]);
  });

  test('is found', () => {
    expect(readsOf('apps/api', 'test').map(({ place }) => place)).toEqual(
      expect.arrayContaining(['docs/roles.md', 'tools/sample-corpus/research-products.jsonl']),
    );
  });

  test('the environment of the tests is an input of all of them', () => {
    const patterns = patternsOf('tests');
    for (const [file] of readText('jest.preset.js').matchAll(/tools\/[\w-]+\.mjs/g))
      expect([file, patterns.some((pattern) => matches(file, pattern))]).toEqual([file, true]);
  });
});
