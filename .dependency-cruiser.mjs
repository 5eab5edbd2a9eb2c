/** Circular imports between files, type imports included. Packages are kept acyclic by the tags in eslint.config.mjs. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other cannot be understood, tested or loaded one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    exclude: { path: '(^|/)(dist|node_modules|test-results)/' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@open-discovery/source', 'import', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
};
