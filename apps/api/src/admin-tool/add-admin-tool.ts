import type { FastifyInstance } from 'fastify';
import { addMergeDecisionRoutes } from '../merge-decisions/merge-decision-routes.ts';
import { addWithdrawalRoutes } from '../withdrawals/withdrawal-routes.ts';
import type { AdminToolDependencies } from './admin-route.ts';
import { addDashboardRoutes } from './dashboard-routes.ts';
import { addDivIdRoutes } from './div-id-routes.ts';
import { addEntityRoutes } from './entity-routes.ts';
import { addHarvestFileRoutes } from './harvest-file-routes.ts';
import { addHarvestRoutes } from './harvest-routes.ts';
import { addHelpRoutes } from './help-routes.ts';
import { addHistoryRoutes } from './history-routes.ts';
import { addImportRoutes } from './import-routes.ts';
import { addListedUploadRoutes } from './listed-upload-routes.ts';
import { addMenuRoutes } from './menu-routes.ts';
import { addPageRoutes } from './page-routes.ts';
import { addPortalRoutes } from './portal-routes.ts';
import { addPublicHelpRoutes } from './public-help-routes.ts';
import { addStatisticsRoutes } from './statistics-routes.ts';
import { addTransferRoutes } from './transfer-routes.ts';

/** The path of the admin tool's calls: `{base}` of Spec §7. */
export const ADMIN_TOOL = '/admin-tool';

/** Adds the calls of the admin tool and of the help content. Spec §7. */
export const addAdminTool = (app: FastifyInstance, dependencies: AdminToolDependencies): void => {
  addEntityRoutes(app, dependencies);
  addDivIdRoutes(app, dependencies);
  addHelpRoutes(app, dependencies);
  addPublicHelpRoutes(app, dependencies);
  addPageRoutes(app, dependencies);
  addMenuRoutes(app, dependencies);
  addPortalRoutes(app, dependencies);
  addStatisticsRoutes(app, dependencies);
  addDashboardRoutes(app, dependencies);
  addHistoryRoutes(app, dependencies);
  addTransferRoutes(app, dependencies);
  addImportRoutes(app, dependencies);
  addHarvestRoutes(app, dependencies);
  addHarvestFileRoutes(app, dependencies);
  addListedUploadRoutes(app, dependencies);
  addMergeDecisionRoutes(app, dependencies);
  addWithdrawalRoutes(app, dependencies);
};
