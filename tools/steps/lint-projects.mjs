import path from 'node:path';
import { LINTER_ENVIRONMENT, LINTERS } from './linters.mjs';
import { NX_ENVIRONMENT } from './nx.mjs';
import { run } from './run.mjs';
import { add, NONE, outcome } from './totals.mjs';
import { ROOT } from './workspace.mjs';

const BACKGROUND = {
  limitMs: 20 * 60_000,
  isBackground: true,
  env: { ...NX_ENVIRONMENT, ...LINTER_ENVIRONMENT, NO_COLOR: '1' },
};

/** Checks of the whole repository: unused files, exports and dependencies, and circular imports. */
const REPOSITORY_LINTERS = {
  knip: [path.join(ROOT, 'node_modules/knip/bin/knip.js'), '--no-progress'],
  'dependency-cruiser': [
    path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    'apps',
    'libs',
    'tools',
  ],
};

/** Runs the linters of the whole repository; each counts as one check. */
const lintRepository = async () => {
  const totals = await Promise.all(
    Object.entries(REPOSITORY_LINTERS).map(async ([name, args]) => {
      const { code, output } = await run(process.execPath, args, BACKGROUND);
      if (code !== 0) console.log(`${output.trimEnd()}\n${name} failed.`);
      return outcome(code === 0);
    }),
  );
  return totals.reduce(add, NONE);
};

/** Runs a linter in all folders at once, and prints its problems. Returns the folders that do not pass. */
const failedFolders = async (name, folders) => {
  const args = [...LINTERS[name], '--quiet', '--format', 'stylish', ...folders];
  const { code, output } = await run(process.execPath, args, BACKGROUND);
  if (code === 0) return [];
  console.log(`${output.trimEnd()}\n${name} failed.`);
  // A line that begins with a path heads the problems of that file.
  const files = output.split('\n').map((line) => path.relative(ROOT, path.resolve(ROOT, line)));
  const failed = folders.filter((folder) =>
    files.some((file) => file.startsWith(path.join(folder, path.sep))),
  );
  return failed.length > 0 ? failed : folders;
};

/**
 * Lints all projects in one process for each linter, which reads the project graph and the types once. A project passes
 * if no linter reports an error in its files.
 */
export const lintProjects = async (projects) => {
  const roots = [...projects.values()].filter(({ targets }) => 'lint' in targets).map(({ root }) => root);
  if (roots.length === 0) return NONE;
  const totals = await lintRepository();
  const failed = new Set();
  for (const name of Object.keys(LINTERS))
    for (const root of await failedFolders(name, roots)) failed.add(root);
  return roots.map((root) => outcome(!failed.has(root))).reduce(add, totals);
};
