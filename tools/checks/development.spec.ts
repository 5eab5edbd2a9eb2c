import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { packageBin } from '../steps/package-bin.mjs';
import { plainEnvironment, readText, ROOT, workspacePackages } from './repository.ts';

const PAGE = 'docs/development.md';
const LIMIT_MS = 60_000;
const NX_COMMANDS = ['release', 'affected', 'graph', 'g'];

/** Commands that end soon, change nothing and need no build, with arguments that keep it so. */
const QUICK = new Map([
  ['npm start -- --help', 'node tools/start.mjs --help'],
  ['npx nx graph', 'npx nx graph --help'],
  ['npx prettier --write .', 'npx prettier --check docs/development.md package.json'],
]);
const ONE_TEST_FILE = /^node .* jest\.preset\.js /;

const text = readText(PAGE);
const inline = [...text.matchAll(/`((?:npm|npx|node) [^`]+)`/g)].map(([, command = '']) => command);
const indented = [...text.matchAll(/^ {4}(npx [^\\\n]+)/gm)].map(([, command = '']) => command.trim());
const commands = [...new Set([...inline, ...indented])];

const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readText('package.json'))).scripts;
const projects = workspacePackages().map(({ name }) => name);
const hasProgram = (name: string): boolean => existsSync(path.join(ROOT, 'node_modules/.bin', name));

/** Reports what a command names that does not exist: a script, file, program or project. */
const missingIn = (command: string): string[] => {
  const [program = '', first = '', second = '', third = ''] = command.split(' ');
  if (program === 'node')
    return command
      .split(' ')
      .filter((word) => /^(tools|node_modules)\//.test(word) && !existsSync(path.join(ROOT, word)));
  if (program === 'npm' && first === 'run') return second in scripts ? [] : [second];
  if (program === 'npm') return ['start', 'test', 'publish', 'install'].includes(first) ? [] : [first];
  if (!hasProgram(first)) return [first];
  if (first !== 'nx' || NX_COMMANDS.includes(second)) return [];
  return projects.includes(third) ? [] : [third];
};

const run = (command: string) => {
  const [program = '', ...args] = command.split(' ');
  const [file = '', ...others] = program === 'npx' ? [packageBin(args[0] ?? ''), ...args.slice(1)] : args;
  return spawnSync(process.execPath, [file, ...others], {
    cwd: ROOT,
    env: plainEnvironment(),
    encoding: 'utf8',
    timeout: LIMIT_MS,
  });
};

describe(PAGE, () => {
  test('has commands to check', () => {
    expect(commands.length).toBeGreaterThan(15);
  });

  test.each(commands)('names only what exists in `%s`', (command) => {
    expect(missingIn(command)).toEqual([]);
  });

  test.each([...QUICK])(
    'has a command that works: %s',
    (command, quick) => {
      expect(commands).toContain(command);
      expect(run(quick)).toMatchObject({ status: 0 });
    },
    LIMIT_MS,
  );

  test(
    'runs one test file as it says',
    () => {
      const command = commands.find((each) => ONE_TEST_FILE.test(each));
      expect(run(command ?? '')).toMatchObject({ status: 0, stderr: expect.stringContaining('Tests:') });
    },
    LIMIT_MS,
  );
});
