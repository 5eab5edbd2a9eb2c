import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NX_ENVIRONMENT } from './nx.mjs';
import { run } from './run.mjs';
import { add, NONE, outcome } from './totals.mjs';
import { ROOT } from './workspace.mjs';

const ESLINT = path.join(ROOT, 'node_modules/eslint/bin/eslint.js');
const REPORT = path.join(ROOT, '.nx/lint.json');
const BACKGROUND = { limitMs: 20 * 60_000, isBackground: true };
/** One program of all files. Types are many small objects: with room for them, less time goes into collecting garbage. */
const ENVIRONMENT = { ...NX_ENVIRONMENT, LINT_PROGRAM: 'tsconfig.lint.json' };
const NODE_OPTIONS = ['--max-semi-space-size=128', '--max-old-space-size=6144'];

const ERROR = 2;

const problemsIn = ({ filePath, messages }) =>
  messages
    .filter(({ severity }) => severity === ERROR)
    .map(
      ({ line, column, message, ruleId }) =>
        `${path.relative(ROOT, filePath)}:${line}:${column} ${message} (${ruleId})`,
    );

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
      const { code, output } = await run(process.execPath, args, { ...BACKGROUND, env: NX_ENVIRONMENT });
      if (code !== 0) console.log(`${output.trimEnd()}\n${name} failed.`);
      return outcome(code === 0);
    }),
  );
  return totals.reduce(add, NONE);
};

/**
 * Lints all projects in one process, which reads the project graph and the types once. A project passes if ESLint
 * reports no error in its files.
 */
export const lintProjects = async (projects) => {
  const roots = [...projects.values()].filter(({ targets }) => 'lint' in targets).map(({ root }) => root);
  if (roots.length === 0) return NONE;
  const repository = await lintRepository();
  rmSync(REPORT, { force: true });
  const args = [...NODE_OPTIONS, ESLINT, ...roots, '--format', 'json', '--output-file', REPORT];
  const { output, timedOut } = await run(process.execPath, args, { ...BACKGROUND, env: ENVIRONMENT });
  const results = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : null;
  if (results === null) console.log(`${output.trimEnd()}\nESLint ${timedOut ? 'timed out' : 'failed'}.`);
  return roots
    .map((root) => {
      const files = (results ?? []).filter(({ filePath }) =>
        filePath.startsWith(path.join(ROOT, root, path.sep)),
      );
      const problems = files.flatMap(problemsIn);
      if (problems.length > 0) console.log(problems.join('\n'));
      return outcome(files.length > 0 && problems.length === 0);
    })
    .reduce(add, repository);
};
