export { adminConflict, adminError } from './admin-error.ts';
export { adminRefusals } from './admin-refusals.ts';
export type { AdminRefusal } from './admin-refusals.ts';
export type { AdminConflict } from './admin-error.ts';
export { compactPayload } from './compact-payload.ts';
export { createAdminClient } from './create-admin-client.ts';
export type { AdminClient, AdminClientOptions } from './create-admin-client.ts';
export { getDashboard, getDashboards } from './dashboards.ts';
export {
  deleteDivHelpContents,
  getDivHelpContent,
  getDivHelpContents,
  getDivHelpCounts,
  saveDivHelpContent,
  toggleDivHelpContents,
} from './div-help.ts';
export {
  deleteDivIds,
  getDivId,
  getDivIds,
  getDivPages,
  getPortalDivId,
  getPortalDivIds,
  saveDivId,
} from './div-ids.ts';
export {
  deleteEntities,
  getEntities,
  getPortalEntities,
  saveEntity,
  toggleEntities,
  togglePageEntity,
} from './entities.ts';
export {
  getActiveDivHelp,
  getActivePageHelp,
  getGroupedDivHelp,
  getGroupedPageHelp,
} from './help-content.ts';
export type { DivHelpPlace, PageHelpPlace } from './help-content.ts';
export {
  getHistory,
  getOwnHistory,
  getPortalExport,
  importPortal,
  restoreChange,
  type HistoryFilter,
} from './history.ts';
export { getImportReport } from './import-report.ts';
export { alignMenu, deleteMenuItems, getMenu, reorderMenu, saveMenuItem, toggleMenu } from './menu.ts';
export {
  deletePageHelpContents,
  getAllPageHelpContents,
  getPageHelpContent,
  getPageHelpContents,
  getPageHelpCounts,
  savePageHelpContent,
  togglePageHelpContents,
} from './page-help.ts';
export {
  deletePages,
  getFullPages,
  getPages,
  getPortalPage,
  getCustomPage,
  getPortalPageByRoute,
  getPortalPageOutlines,
  getPortalPages,
  savePage,
  togglePages,
} from './pages.ts';
export type { PageFilter } from './pages.ts';
export type { PortalKey } from './portal-key.ts';
export {
  deletePortals,
  getAllFullPortals,
  getFullPortal,
  getFullPortals,
  getPortal,
  getPortalOutlines,
  getPortals,
  savePortal,
} from './portals.ts';
export { getPublicPortal } from './public-portal.ts';
export {
  getCommunity,
  getCommunityStatistics,
  getStatistics,
  saveStatistic,
  toggleStatistics,
} from './statistics.ts';
export type { StatisticChoice } from './statistics.ts';
export { toMenuItems } from './to-menu-items.ts';
export type { Toggled } from './toggled.ts';
export { readPortalExport } from './read-portal-export.ts';
export { readProblem } from './read-problem.ts';
export type { AdminProblem } from './read-problem.ts';
export {
  decideMerge,
  deleteMergeDecisions,
  findMergeable,
  getLikelyDuplicates,
  getMergeDecisions,
} from './merge-decisions.ts';
export type { MergeDecisionFilter } from './merge-decisions.ts';
export { findWithdrawable, getWithdrawals, restoreRecords, withdrawRecord } from './withdrawals.ts';
export type { WithdrawalFilter } from './withdrawals.ts';
