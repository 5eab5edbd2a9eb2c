#!/usr/bin/env node
// Runs before `npm publish` in the source folder of a public library, and ends it: the package is in dist/.
import path from 'node:path';
import { ROOT } from './steps/workspace.mjs';

const folder = path.relative(ROOT, process.cwd()).replaceAll(path.sep, '/');
process.stderr.write(
  `This folder has the sources. Build the library, then publish its package: npm publish ${folder}/dist\n`,
);
process.exitCode = 1;
