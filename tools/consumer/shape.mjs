import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { npmCommand } from '../steps/npm.mjs';
import { run } from '../steps/run.mjs';
import { ROOT } from '../steps/workspace.mjs';

const ATTW = path.join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
const ATTW_LIMIT_MS = 60_000;
const PUBLISH_LIMIT_MS = 60_000;

/**
 * `node16` skips the module resolution without `exports` maps, which no supported Node.js uses. The ignored rule says that
 * `require` cannot load ES modules. Node.js 20.19 and newer can, as the CommonJS project proves.
 */
const ATTW_SETTINGS = [
  '--profile',
  'node16',
  '--ignore-rules',
  'cjs-resolves-to-esm',
  '--no-definitely-typed',
];

const NEVER_SHIPPED = /\.(spec|test)\.|(^|\/)(testing|src|node_modules)\/|\.tsbuildinfo$/;
const ALWAYS_SHIPPED = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json', 'index.js', 'index.d.ts'];

const WITHOUT_DEPENDENCIES = ['validators', 'identifiers', 'roles'].map((lib) => `@open-discovery/${lib}`);
const RANGE = /^\^\d/;
const MANIFEST = {
  publishConfig: { access: 'public', provenance: true },
  type: 'module',
  sideEffects: false,
  license: 'Apache-2.0',
  engines: { node: '>=20.19' },
};

const manifestProblems = ({ name, manifest }) => [
  ...Object.entries(MANIFEST)
    .filter(([field, value]) => !isDeepStrictEqual(manifest[field], value))
    .map(([field, value]) => `${field} should be ${JSON.stringify(value)}`),
  ...Object.keys(manifest.dependencies ?? {})
    .filter(() => WITHOUT_DEPENDENCIES.includes(name))
    .map((dependency) => `needs ${dependency}, but should need nothing`),
];

/** A project should get one copy of what several packages need. */
const dependencyProblems = ({ manifest: { dependencies = {} } }) =>
  Object.entries(dependencies)
    .filter(
      ([name, version]) => name === 'zod' || (name.startsWith('@open-discovery/') && !RANGE.test(version)),
    )
    .map(([name, version]) => `${name} is fixed to ${version}: a range or a peer dependency is expected`);

/** Publishing from the folder of the sources would publish no code, or exports that lead nowhere. */
const publishProblems = async ({ folder }) => {
  const [program, ...first] = npmCommand();
  const { code, output } = await run(program, [...first, 'publish', '--dry-run', '--loglevel=error'], {
    cwd: folder,
    limitMs: PUBLISH_LIMIT_MS,
    isBackground: true,
  });
  const isRefused = code !== 0 && output.includes('npm publish libs/');
  return isRefused ? [] : [`npm publish in ${folder} was not refused with a reason: ${output.trim()}`];
};

const contentProblems = ({ files }) => [
  ...files.filter((file) => NEVER_SHIPPED.test(file)).map((file) => `${file} does not belong in a package`),
  ...ALWAYS_SHIPPED.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
];

const publintProblems = async ({ tarball }) => {
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
};

const attwProblems = async ({ tarball }) => {
  const args = [ATTW, tarball, ...ATTW_SETTINGS, '--no-emoji', '--no-color', '--format', 'ascii'];
  const { code, output } = await run(process.execPath, args, { limitMs: ATTW_LIMIT_MS, isBackground: true });
  return code === 0 ? [] : [output.trim()];
};

/** The checks of a package's content; each returns its problems. */
export const SHAPE_CHECKS = {
  'package.json says what it should': manifestProblems,
  'dependencies are ranges': dependencyProblems,
  'cannot be published from its sources': publishProblems,
  'ships what it should, and nothing else': contentProblems,
  'publint (strict)': publintProblems,
  'are the types wrong?': attwProblems,
};
