import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { npmCommand } from './npm.mjs';

test.each([
  ['npm has started this process', process.env],
  ['this process was started without npm', {}],
  ['another package manager has started this process', { npm_execpath: process.execPath }],
])('npm runs without a shell: %s', (_when, environment) => {
  const [program = '', ...first] = npmCommand(environment);
  expect(spawnSync(program, [...first, '--version'], { encoding: 'utf8' }).stdout).toMatch(/^\d+\.\d+\.\d+/);
});
