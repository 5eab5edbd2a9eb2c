import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { packageBin } from '../steps/package-bin.mjs';
import { plainEnvironment, ROOT } from './repository.ts';

const LIMIT_MS = 120_000;
const RULE = '@nx/enforce-module-boundaries';
const messagesSchema = z.array(z.array(z.object({ ruleId: z.string().nullable(), message: z.string() })));

/** Imports that a tag forbids: dimension, importer, imported library, tag. */
const FORBIDDEN = [
  ['type', 'libs/http/src', 'model', 'type:util'],
  ['runtime', 'libs/config/src', 'search-index', 'runtime:isomorphic'],
  ['runtime', 'apps/portal/src', 'http-server', 'runtime:react'],
  ['visibility', 'libs/search-fields/src', 'config', 'visibility:public'],
] as const;
/** Imports that every tag allows. The portal's host runs on Node.js. */
const ALLOWED = [
  ['apps/portal/src/host', 'http-server'],
  ['libs/search-fields/src', 'validators'],
] as const;

const runNode = (args: readonly string[], input = ''): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: plainEnvironment(),
    encoding: 'utf8',
    input,
    timeout: LIMIT_MS,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

/** A file of the folder: typed rules need one of the project. Only its name is used. */
const fileOf = (folder: string): string => {
  const [name = ''] = readdirSync(path.join(ROOT, folder)).filter((file) => /^[a-z-]+\.tsx?$/.test(file));
  return `${folder}/${name}`;
};

const importing = (folder: string, imported: string) => ({
  file: fileOf(folder),
  text: `import { anything } from '@open-discovery/${imported}';\nexport const used = anything;\n`,
});

describe('module boundaries', () => {
  let reported: (folder: string, imported: string) => readonly string[];

  beforeAll(() => {
    // Writes the project graph that the rule reads.
    runNode([packageBin('nx'), 'show', 'projects']);
    const imports = [...FORBIDDEN.map(([, folder, imported]) => [folder, imported] as const), ...ALLOWED];
    const texts = imports.map(([folder, imported]) => importing(folder, imported));
    const messages = messagesSchema.parse(
      JSON.parse(runNode(['tools/checks/lint-texts.mjs'], JSON.stringify(texts))),
    );
    reported = (folder, imported) => {
      const index = imports.findIndex(([from, to]) => from === folder && to === imported);
      return (messages[index] ?? []).filter(({ ruleId }) => ruleId === RULE).map(({ message }) => message);
    };
  }, LIMIT_MS);

  test.each(FORBIDDEN)(
    'the dimension "%s" keeps %s from importing %s',
    (_dimension, folder, imported, tag) => {
      expect(reported(folder, imported)).toEqual([expect.stringContaining(`"${tag}"`)]);
    },
  );

  test.each(ALLOWED)('%s may import %s', (folder, imported) => {
    expect(reported(folder, imported)).toEqual([]);
  });
});
