#!/usr/bin/env node
// Builds the package of a public library into its dist/ folder. The libraries that it uses must be built first.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishedManifest } from './steps/published-manifest.mjs';
import { ROOT } from './steps/workspace.mjs';

const TSC = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');

const folder = path.resolve(process.argv[2] ?? '.');
const dist = path.join(folder, 'dist');
/** Siblings are their packages here, as for users: without the condition that leads to the sources. */
const settings = {
  extends: '../tsconfig.json',
  compilerOptions: {
    noEmit: false,
    declaration: true,
    customConditions: [],
    rewriteRelativeImportExtensions: true,
    rootDir: '../src',
    outDir: '.',
  },
  exclude: ['../src/**/*.spec.ts', '../src/**/*.spec.tsx', '../src/**/testing/**'],
};
const settingsFile = path.join(dist, 'tsconfig.json');

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
writeFileSync(settingsFile, JSON.stringify(settings));
const { status } = spawnSync(process.execPath, [TSC, '--singleThreaded', '-p', settingsFile], {
  stdio: 'inherit',
});
rmSync(settingsFile);
if (status !== 0) process.exit(1);
const manifest = publishedManifest(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const file of ['README.md', 'CHANGELOG.md'])
  copyFileSync(path.join(folder, file), path.join(dist, file));
copyFileSync(path.join(ROOT, 'LICENSE'), path.join(dist, 'LICENSE'));
