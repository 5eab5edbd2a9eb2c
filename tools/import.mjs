#!/usr/bin/env node
// `npm run import -- <files, folders, archives, ->`: runs the importer; installs and builds it if necessary.
import { runProgram } from './steps/run-program.mjs';
import { APPS } from './steps/workspace.mjs';

await runProgram('importer', APPS.importer, process.argv.slice(2));
