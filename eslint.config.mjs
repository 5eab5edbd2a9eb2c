import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

const only = (tag, ...allowed) => ({ sourceTag: tag, onlyDependOnLibsWithTags: allowed });

/**
 * The module boundaries of docs/architecture.md. There is no `*` rule; tools/checks/boundaries.spec.ts proves that each
 * one fails lint.
 */
const boundaries = [
  only('type:util', 'type:util'),
  only('type:model', 'type:model', 'type:util'),
  only('type:domain', 'type:domain', 'type:model', 'type:util'),
  only('type:data-access', 'type:data-access', 'type:domain', 'type:model', 'type:util'),
  only('type:app', 'type:data-access', 'type:domain', 'type:model', 'type:util'),
  only('type:e2e', 'type:model', 'type:util'),
  only('type:tool', 'type:data-access', 'type:domain', 'type:model', 'type:util'),
  only('runtime:isomorphic', 'runtime:isomorphic'),
  only('runtime:react', 'runtime:react', 'runtime:isomorphic'),
  only('runtime:node', 'runtime:node', 'runtime:isomorphic'),
  only('visibility:public', 'visibility:public'),
  only('visibility:internal', 'visibility:internal', 'visibility:public'),
];

/** The portal's server-side folders run on Node only; the rest of the portal also runs in browsers. */
const serverBoundaries = boundaries.map((one) =>
  one.sourceTag === 'runtime:react'
    ? only('runtime:react', ...one.onlyDependOnLibsWithTags, 'runtime:node')
    : one,
);
const boundaryRule = (depConstraints) => [
  'error',
  { allow: [], enforceBuildableLibDependency: false, depConstraints },
];

/** The rules that need neither types nor the React Compiler; those that do are in `.oxlintrc.json`. */
export default tseslint.config(
  { ignores: ['**/dist', '**/.nx', '**/coverage', 'var', '**/test-results'] },
  ...nx.configs['flat/base'],
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    rules: {
      '@nx/enforce-module-boundaries': boundaryRule(boundaries),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  // Arrow keys scroll only what has the focus: a named region may take it.
  {
    files: ['**/*.tsx'],
    rules: {
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { roles: ['region', 'group'], allowExpressionValues: true },
      ],
    },
  },
  {
    files: ['tools/**', 'apps/*/vite.config.ts', 'apps/importer/src/**', '**/*.spec.*', 'apps/portal-e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['apps/portal/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['Link', 'NavLink'],
              message: 'Links are components/link.tsx: plain elements.',
            },
            {
              name: '@open-discovery/search-fields',
              importNames: ['readSearchAddress'],
              message: 'The address is parsed once, by home’s loader: search/parse-search-address.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/portal/src/host/**'],
    rules: { '@nx/enforce-module-boundaries': boundaryRule(serverBoundaries) },
  },
  { files: ['apps/portal/src/search/parse-search-address.ts'], rules: { 'no-restricted-imports': 'off' } },
  // The one way into a browser's log.
  { files: ['apps/portal/src/runtime/log-line.ts'], rules: { 'no-console': 'off' } },
  { files: ['**/*.spec.*', '**/data/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.spec.*', '**/testing/**'],
    rules: {
      // A `describe` is a list of tests, a server for tests is one closure, and the rows of `test.each` are parameters.
      'max-lines-per-function': 'off',
      'max-params': 'off',
    },
  },
  // Spec files share their modules: a hook at the top of one runs for the file that loads it first, and for no other.
  {
    files: ['**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)(Each|All)$/]',
          message: 'Export a function that adds the hook: spec files share this module.',
        },
      ],
    },
  },
  prettier,
);
