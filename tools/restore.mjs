#!/usr/bin/env node
// `npm run restore -- <file> [--force]`: restores a backup; installs and builds the API if necessary.
import { runProgram } from './steps/run-program.mjs';
import { BACKUP_PROGRAM } from './steps/workspace.mjs';

await runProgram('api', BACKUP_PROGRAM, ['restore', ...process.argv.slice(2)]);
