#!/usr/bin/env node
// `npm run harvest -- add|list|run|remove`: collects records of other services and imports them; installs and builds the importer if necessary.
import { runProgram } from './steps/run-program.mjs';
import { HARVEST_PROGRAM } from './steps/workspace.mjs';

await runProgram('importer', HARVEST_PROGRAM, process.argv.slice(2));
