import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../steps/run.mjs';
import { ROOT } from '../steps/workspace.mjs';

const TSC = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
const LIMIT_MS = 3 * 60_000;
const EXAMPLE = /^```ts\n(.*?)^```/gms;

const COMPILER_OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom'],
  types: [],
  module: 'preserve',
  moduleResolution: 'bundler',
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
};

const examplesIn = (folder) =>
  [...readFileSync(path.join(folder, 'README.md'), 'utf8').matchAll(EXAMPLE)].map(([, code]) => code);

/**
 * Compiles the examples of all READMEs in a project that has installed the packages; returns the compiler's messages. Each
 * example is a separate program, so it has to contain its imports.
 */
export const compileReadmes = async (consumer, packages) => {
  const folder = path.join(consumer, 'readmes');
  mkdirSync(folder, { recursive: true });
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  write('package.json', JSON.stringify({ type: 'module' }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] }));
  for (const pkg of packages)
    for (const [at, code] of examplesIn(pkg.folder).entries())
      write(`${path.basename(pkg.folder)}-${at}.ts`, `${code}export {};\n`);
  const { code, output } = await run(process.execPath, [TSC, '-p', folder], {
    limitMs: LIMIT_MS,
    isBackground: true,
  });
  return code === 0 ? [] : [output.trim()];
};
