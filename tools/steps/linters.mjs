/**
 * The linters of all code, as arguments for Node.js that folders follow: ESLint has the rules that need no types, oxlint
 * those that do.
 */
export const LINTERS = {
  ESLint: ['--max-semi-space-size=64', 'node_modules/eslint/bin/eslint.js'],
  oxlint: ['node_modules/oxlint/bin/oxlint', '--type-aware'],
};
