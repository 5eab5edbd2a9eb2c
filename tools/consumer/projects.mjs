import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { npmCommand } from '../steps/npm.mjs';
import { run, runOrStop } from '../steps/run.mjs';
import { ROOT } from '../steps/workspace.mjs';
import { USES } from './uses.mjs';

/** Both compilers that our users have: the one written in JavaScript, and its quicker native successor. */
const COMPILERS = {
  javascript: path.join(ROOT, 'node_modules/typescript/bin/tsc'),
  native: path.join(ROOT, 'node_modules/typescript-native/bin/tsc'),
};
const INSTALL_LIMIT_MS = 3 * 60_000;
const LIMIT_MS = 3 * 60_000;

/** The kinds of projects that install our packages: their compiler, module format and module resolution. */
export const PROJECTS = {
  'ES modules': { compiler: 'native', type: 'module', module: 'node16' },
  CommonJS: { compiler: 'javascript', type: 'commonjs', module: 'node20' },
  bundler: { compiler: 'native', type: 'module', module: 'preserve', moduleResolution: 'bundler' },
};

/** Strict, without types of Node.js, and with our declarations checked. zod's declarations need `URL` of the DOM. */
const STRICT = {
  target: 'es2023',
  lib: ['es2023', 'dom'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: false,
  skipLibCheck: false,
  outDir: 'out',
};

const folderOf = (title) => title.toLowerCase().replaceAll(' ', '-');
const fileOf = (entry) => entry.replace(/^@/, '').replaceAll('/', '-');

const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const programOf = ({ entry, names, type, call }) =>
  `import { ${names} } from '${entry}';\nexport const answer: ${type} = ${call};\n`;

/** Returns the oldest versions that the peer ranges of packages allow: `zod@4.0.0` for `^4.0.0`. */
export const oldestPeers = (packages) => [
  ...new Set(
    packages.flatMap(({ manifest }) =>
      Object.entries(manifest.peerDependencies ?? {}).map(
        ([name, range]) => `${name}@${range.replace('^', '')}`,
      ),
    ),
  ),
];

/** Creates a project with the tarballs as its only dependencies, besides the named versions of their peers. */
export const installInto = async (folder, packages, peers = []) => {
  mkdirSync(folder, { recursive: true });
  writeJson(path.join(folder, 'package.json'), { name: 'consumer', private: true });
  const tarballs = packages.map(({ tarball }) => tarball);
  const settings = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const [program, ...first] = npmCommand();
  await runOrStop(
    'Installing the tarballs',
    program,
    [...first, 'install', ...settings, ...tarballs, ...peers],
    {
      cwd: folder,
      limitMs: INSTALL_LIMIT_MS,
    },
  );
};

/** Writes a project next to the installed packages and compiles it; returns the compiler's messages. */
export const compileProject = async (consumer, title) => {
  const { compiler, type, ...compilerOptions } = PROJECTS[title];
  const folder = path.join(consumer, folderOf(title));
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  writeJson(path.join(folder, 'package.json'), { type });
  writeJson(path.join(folder, 'tsconfig.json'), {
    compilerOptions: { ...STRICT, ...compilerOptions, rootDir: 'src' },
    include: ['src'],
  });
  for (const use of USES) writeFileSync(path.join(folder, 'src', `${fileOf(use.entry)}.ts`), programOf(use));
  const { code, output } = await run(process.execPath, [COMPILERS[compiler], '-p', folder], {
    limitMs: LIMIT_MS,
    isBackground: true,
  });
  return code === 0 ? [] : [output.trim()];
};

const problemsOf = ({ answer, error }, { value }) => {
  if (error !== undefined) return [error];
  return isDeepStrictEqual(answer, value)
    ? []
    : [`${JSON.stringify(answer)} in place of ${JSON.stringify(value)}`];
};

/** Runs the programs of a compiled project; returns the problems of each use, in the order of the uses. */
export const runProject = async (consumer, title) => {
  const folder = path.join(consumer, folderOf(title));
  copyFileSync(path.join(import.meta.dirname, 'print-answers.mjs'), path.join(folder, 'print-answers.mjs'));
  const programs = USES.map(({ entry }) => `./out/${fileOf(entry)}.js`);
  const output = await runOrStop(title, process.execPath, ['print-answers.mjs', ...programs], {
    cwd: folder,
    limitMs: LIMIT_MS,
    env: { NODE_OPTIONS: '' },
  });
  const outcomes = JSON.parse(output.trim().split('\n').at(-1));
  return USES.map((use, at) => problemsOf(outcomes[at], use));
};
