import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { plainEnvironment, ROOT } from './repository.ts';

const LIMIT_MS = 60_000;
const RULE = '@nx/enforce-module-boundaries';
const reportSchema = z.array(
  z.object({ messages: z.array(z.object({ ruleId: z.string().nullable(), message: z.string() })) }),
);

const runNode = (program: string, args: string[], input?: string) =>
  spawnSync(process.execPath, [path.join(ROOT, 'node_modules/.bin', program), ...args], {
    cwd: ROOT,
    env: plainEnvironment(),
    encoding: 'utf8',
    input,
    timeout: LIMIT_MS,
  });

/** Returns the messages of the boundary rule for an `importer` that imports `imported`; nothing is written. */
const lintImport = (importer: string, imported: string, folder = 'src'): string[] => {
  // Typed rules need a file of the project; its text is replaced.
  const [file = ''] = readdirSync(path.join(ROOT, importer, folder)).filter((name) =>
    /^[a-z-]+\.tsx?$/.test(name),
  );
  const { stdout, stderr } = runNode(
    'eslint',
    ['--stdin', '--stdin-filename', `${importer}/${folder}/${file}`, '--format', 'json'],
    `import { anything } from '@open-discovery/${imported}';\nexport const used = anything;\n`,
  );
  if (!stdout) throw new Error(stderr);
  return reportSchema
    .parse(JSON.parse(stdout))
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => ruleId === RULE)
    .map(({ message }) => message);
};

describe('module boundaries', () => {
  beforeAll(() => {
    const listed = runNode('nx', ['show', 'projects']);
    if (listed.status !== 0) throw new Error(listed.stderr);
  }, LIMIT_MS);

  test.each([
    ['type', 'libs/http', 'model', 'type:util'],
    ['runtime', 'libs/config', 'search-index', 'runtime:isomorphic'],
    ['runtime', 'apps/portal', 'http-server', 'runtime:react'],
    ['visibility', 'libs/search-fields', 'config', 'visibility:public'],
  ])(
    'the dimension "%s" keeps %s from importing %s',
    (_dimension, importer, imported, tag) => {
      expect(lintImport(importer, imported)).toEqual([expect.stringContaining(`"${tag}"`)]);
    },
    LIMIT_MS,
  );

  test(
    "the portal's host may import what runs on Node",
    () => {
      expect(lintImport('apps/portal', 'http-server', 'src/host')).toEqual([]);
    },
    LIMIT_MS,
  );

  test(
    'an import that all three allow is no error',
    () => {
      expect(lintImport('libs/search-fields', 'validators')).toEqual([]);
    },
    LIMIT_MS,
  );
});
