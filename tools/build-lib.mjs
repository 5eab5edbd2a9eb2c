#!/usr/bin/env node
// Builds the package of a public library into its dist/ folder. The libraries that it uses must be built first.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { publishedManifest } from './steps/published-manifest.mjs';
import { ROOT } from './steps/workspace.mjs';

const folder = path.resolve(process.argv[2] ?? '.');
const dist = path.join(folder, 'dist');
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
    outDir: dist,
  },
);
rmSync(dist, { recursive: true, force: true });
const { diagnostics } = program.emit();
const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (problems.length > 0) {
  const host = {
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  };
  process.stderr.write(ts.formatDiagnostics(problems, host));
  process.exit(1);
}
const manifest = publishedManifest(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const file of ['README.md', 'CHANGELOG.md'])
  copyFileSync(path.join(folder, file), path.join(dist, file));
copyFileSync(path.join(ROOT, 'LICENSE'), path.join(dist, 'LICENSE'));
