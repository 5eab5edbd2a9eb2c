import type {
  AdminPortal,
  DashboardFields,
  FullDashboard,
  ListedDashboard,
  PortalLayout,
  PortalOutline,
  PortalType,
} from '@open-discovery/model';
import { authorize } from '../access/authorize.ts';
import type { Caller } from '../access/caller.ts';
import { STAKEHOLDER_FIELDS } from '../content/stakeholder-fields.ts';
import { toStored } from '../content/item.ts';
import type { PortalItem } from './views.ts';

export interface DashboardPortal {
  readonly pid: string;
  readonly name: string;
  readonly type: PortalType;
  readonly layout: PortalLayout;
  readonly dashboard: DashboardFields;
}

/** Returns the portal with its dashboard; `null` if it has none. */
export const dashboardOf = ({ fields: { dashboard, ...portal } }: PortalItem): DashboardPortal | null =>
  dashboard === undefined ? null : { ...portal, dashboard };

const ACTIONS = {
  public: 'content.read',
  restricted: 'dashboard.readRestricted',
  private: 'dashboard.readPrivate',
} as const;

/** Reports whether the caller may see a dashboard; 401 if a login could help, 403 otherwise. */
export const readDashboardAs = (caller: Caller, { type, pid, dashboard }: DashboardPortal) =>
  authorize(caller, ACTIONS[dashboard.visibility], { type, pid });

/** Returns a portal as a caller may see it: without a dashboard that they may not see. */
export const portalFor = (caller: Caller, portal: PortalItem): AdminPortal => {
  const { dashboard, ...rest } = toStored(portal);
  const owner = dashboardOf(portal);
  return owner !== null && dashboard !== undefined && readDashboardAs(caller, owner) === 'allowed'
    ? { ...rest, dashboard }
    : rest;
};

/** Returns a portal as lists show it to a caller. */
export const portalOutlineFor = (caller: Caller, portal: PortalItem): PortalOutline => {
  const { _id, pid, name, type, dashboard } = portalFor(caller, portal);
  return {
    ...{ _id, pid, name, type },
    ...(dashboard && { dashboard: { alias: dashboard.alias, visibility: dashboard.visibility } }),
  };
};

/** Returns a dashboard as lists show it. */
export const listedDashboard = ({ name, type, dashboard }: DashboardPortal): ListedDashboard => ({
  alias: dashboard.alias,
  visibility: dashboard.visibility,
  intro: dashboard.intro,
  name,
  type,
});

/** Returns a dashboard with everything that its page needs. A portal that names no field or value has those of its type and pid. */
export const fullDashboard = (caller: Caller, portal: DashboardPortal): FullDashboard => {
  const { pid, type, name, layout, dashboard } = portal;
  return {
    ...listedDashboard(portal),
    pid,
    figures: dashboard.figures,
    field: layout.queryFieldName || (STAKEHOLDER_FIELDS[type] ?? 'funder'),
    value: layout.valueId || pid,
    valueName: layout.valueName || name,
    mayEdit: authorize(caller, 'portal.edit', { type, pid }) === 'allowed',
  };
};
