#!/usr/bin/env node
// `npm run backup -- [--to file] [--with-index]`: backs up content and uploads; installs and builds the API if necessary.
import { runProgram } from './steps/run-program.mjs';
import { BACKUP_PROGRAM } from './steps/workspace.mjs';

await runProgram('api', BACKUP_PROGRAM, ['backup', ...process.argv.slice(2)]);
