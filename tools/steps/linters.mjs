/**
 * The linters of all code, as arguments for Node.js that folders follow: ESLint has the rules that need neither types
 * nor the React Compiler, oxlint those that do.
 */
export const LINTERS = {
  ESLint: ['--max-semi-space-size=64', 'node_modules/eslint/bin/eslint.js'],
  oxlint: ['node_modules/oxlint/bin/oxlint', '--type-aware'],
};

/** Makes the native linter do less work in all: for one thread it builds each type once, and it seldom collects garbage. */
export const LINTER_ENVIRONMENT = { GOMAXPROCS: '1', GOGC: '200' };
