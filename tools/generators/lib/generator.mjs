import { execFileSync } from 'node:child_process';
import { installPackagesTask, writeJson } from '@nx/devkit';

const SCOPE = '@open-discovery';
const VERSION = '0.1.0';
const NODE = '>=20.19';

const EXPORTS = {
  '.': { [`${SCOPE}/source`]: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
};

/** Runs the tests and fails if they leave out too much of the library. */
const COVERED_TEST = [
  'node node_modules/c8/bin/c8.js --config tools/jest/coverage.json',
  "--temp-directory .nx/coverage/{projectRoot} --include '{projectRoot}/src/**'",
  'node node_modules/jest/bin/jest.js --config jest.preset.js --rootDir {projectRoot}',
].join(' ');

/** The platform types that a library may use, by its runtime. */
const TSCONFIG = {
  isomorphic: { include: ['src', '../../tools/platform.d.ts'], exclude: ['src/**/*.spec.ts'] },
  react: {
    compilerOptions: { jsx: 'react-jsx', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['react'] },
    include: ['src'],
    exclude: ['src/**/*.spec.ts'],
  },
  node: { compilerOptions: { types: ['node'] }, include: ['src'] },
};

const packageOf = ({ name, type, runtime, visibility, description }) => {
  const isPublic = visibility === 'public';
  return {
    name: `${SCOPE}/${name}`,
    version: VERSION,
    ...(isPublic ? {} : { private: true }),
    description,
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    ...(isPublic ? { engines: { node: NODE } } : {}),
    exports: EXPORTS,
    ...(isPublic
      ? {
          files: ['dist', 'README.md', 'CHANGELOG.md'],
          scripts: { prepublishOnly: 'node ../../tools/refuse-publish.mjs' },
        }
      : {}),
    nx: {
      tags: [`type:${type}`, `runtime:${runtime}`, `visibility:${visibility}`],
      targets: {
        lint: {},
        typecheck: {},
        test: isPublic ? { command: COVERED_TEST } : {},
        ...(isPublic ? { build: { command: `node tools/build-lib.mjs libs/${name}` } } : {}),
      },
    },
  };
};

const readmeOf = ({ name, visibility, description, reason }) =>
  [
    `# ${SCOPE}/${name}`,
    description,
    reason && `Separate because ${reason.replace(/\.$/, '')}.`,
    visibility === 'public' && `    npm install ${SCOPE}/${name}`,
  ]
    .filter(Boolean)
    .join('\n\n') + '\n';

const LAST_OF_LIBS = /^(libs\/\n(?: {2}.*\n)+)/m;
const NAME_WIDTH = 18;

/** Adds a library to the layout in the README of the repository. */
const addToLayout = (readme, { name, description }) => {
  const purpose = `${description.charAt(0).toLowerCase()}${description.slice(1)}`;
  const line = `  ${`${name} `.padEnd(NAME_WIDTH)}${purpose}`.trimEnd();
  return readme.replace(LAST_OF_LIBS, (libs) => `${libs}${line}\n`);
};

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Links and locks the new package, and adds its page to `docs/api` if it is public. */
const finish = (tree, isPublic) => () => {
  installPackagesTask(tree, true);
  if (isPublic) execFileSync(process.execPath, ['tools/api-pages.mjs'], { cwd: tree.root, stdio: 'inherit' });
};

/** Creates an empty library that passes every check of the repository. docs/development.md describes the next steps. */
export default function lib(tree, { description = '', reason = '', ...required }) {
  const options = { description, reason, ...required };
  const folder = `libs/${options.name}`;
  if (!NAME.test(options.name))
    throw new Error(`"${options.name}" is not a valid name: use lowercase letters, digits and hyphens.`);
  if (tree.exists(`${folder}/package.json`)) throw new Error(`${folder} already exists.`);
  writeJson(tree, `${folder}/package.json`, packageOf(options));
  writeJson(tree, `${folder}/tsconfig.json`, {
    extends: '../../tsconfig.base.json',
    ...TSCONFIG[options.runtime],
  });
  tree.write(`${folder}/README.md`, readmeOf(options));
  tree.write(`${folder}/src/index.ts`, 'export {};\n');
  const readme = tree.read('README.md', 'utf8');
  if (readme !== null) tree.write('README.md', addToLayout(readme, options));
  if (options.visibility === 'public')
    tree.write(`${folder}/CHANGELOG.md`, `# Changelog\n\n## ${VERSION}\n\n- First version.\n`);
  return finish(tree, options.visibility === 'public');
}
