/* Every call: the files named here export calls and nothing else that is a value. */
export * from './dashboards.ts';
export * from './div-help.ts';
export * from './div-ids.ts';
export * from './entities.ts';
export * from './help-content.ts';
export * from './history.ts';
export * from './import-report.ts';
export * from './menu.ts';
export * from './merge-decisions.ts';
export * from './page-help.ts';
export * from './pages.ts';
export * from './portals.ts';
export * from './public-portal.ts';
export * from './statistics.ts';
export * from './withdrawals.ts';
