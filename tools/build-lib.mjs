#!/usr/bin/env node
// Makes what another team installs: JavaScript and types of one library in its dist/. The siblings it uses are built before.
import { rmSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const folder = path.resolve(process.argv[2] ?? '.');
const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
const program = ts.createProgram(
  fileNames.filter((file) => !file.includes('/testing/')),
  {
    ...options,
    noEmit: false,
    declaration: true,
    customConditions: [],
    rewriteRelativeImportExtensions: true,
    rootDir: path.join(folder, 'src'),
    outDir: path.join(folder, 'dist'),
  },
);
rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
const { diagnostics } = program.emit();
const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (problems.length > 0) {
  const host = { getCurrentDirectory: () => folder, getCanonicalFileName: (name) => name, getNewLine: () => '\n' };
  process.stderr.write(ts.formatDiagnostics(problems, host));
  process.exit(1);
}
