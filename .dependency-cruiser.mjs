/** Rules for imports between files, type imports included. Those between packages are the tags in eslint.config.mjs. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other cannot be understood, tested or loaded one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-page-in-page',
      comment:
        'Pages share components. Only lists of results (home), the error page and the texts of relations are for other pages.',
      severity: 'error',
      from: { path: '^apps/portal/src/pages/([^/]+)/' },
      to: {
        path: '^apps/portal/src/pages/',
        pathNot: '^apps/portal/src/pages/($1/|home/|error/|landing/relations/use-relation-texts\\.ts$)',
      },
    },
    {
      name: 'no-view-in-records',
      comment: 'Pages and components show what records say. Facts of records need neither.',
      severity: 'error',
      from: { path: '^apps/portal/src/records/' },
      to: { path: '^apps/portal/src/(pages|components)/' },
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
