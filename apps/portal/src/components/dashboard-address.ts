import { DASHBOARDS_PATH } from '../runtime/paths.ts';

/** Returns the address of a dashboard. */
export const dashboardAddress = (alias: string): string => `${DASHBOARDS_PATH}/${alias}`;
