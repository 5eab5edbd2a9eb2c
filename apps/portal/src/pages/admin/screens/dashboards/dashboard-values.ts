import { DASHBOARD_FIGURES } from '@open-discovery/model';
import type {
  AdminFields,
  AdminPortal,
  DashboardFields,
  DashboardVisibility,
  Stored,
  Written,
} from '@open-discovery/model';
import { STAKEHOLDER_TYPES } from '@open-discovery/roles';
import type { StakeholderType } from '@open-discovery/roles';

/** A portal of a type that has a dashboard. */
export interface Stakeholder {
  readonly type: StakeholderType;
  readonly pid: string;
}

/** Reports whether a portal is one of a stakeholder. */
export const isStakeholder = <P extends Pick<AdminPortal, 'type' | 'pid'>>(
  portal: P,
): portal is P & Stakeholder => STAKEHOLDER_TYPES.some((type) => type === portal.type);

/** The values that the form edits. */
export interface DashboardValues {
  readonly type: StakeholderType;
  readonly pid: string;
  readonly name: string;
  readonly alias: string;
  readonly visibility: DashboardVisibility;
  readonly queryFieldName: string;
  readonly valueId: string;
  readonly valueName: string;
  readonly intro: string;
  readonly figures: DashboardFields['figures'];
}

/** Returns an address word for a pid. */
const aliasOf = (pid: string): string =>
  pid
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Returns the values of a stakeholder; a new dashboard is private and shows every figure. */
export const valuesOf = (
  item: (AdminPortal & Stakeholder) | null,
  type: StakeholderType = 'funder',
): DashboardValues => ({
  type: item?.type ?? type,
  pid: item?.pid ?? '',
  name: item?.name ?? '',
  alias: item?.dashboard?.alias ?? aliasOf(item?.pid ?? ''),
  visibility: item?.dashboard?.visibility ?? 'private',
  queryFieldName: item?.layout.queryFieldName ?? '',
  valueId: item?.layout.valueId ?? '',
  valueName: item?.layout.valueName ?? '',
  intro: item?.dashboard?.intro ?? '',
  figures: item?.dashboard?.figures ?? DASHBOARD_FIGURES.map((figure) => ({ figure, title: '', text: '' })),
});

/** Returns the portal as it is stored; the rest of its layout stays. */
export const toPortal = (
  values: DashboardValues,
  item: AdminPortal | null,
  identity: Partial<Stored>,
): Written<AdminFields['portal']> => {
  const { type, pid, name, alias, visibility, intro, figures, ...selection } = values;
  return {
    ...identity,
    type,
    pid,
    name,
    layout: { ...item?.layout, ...selection },
    dashboard: { alias: alias || aliasOf(pid), visibility, intro, figures },
  };
};

type Figures = DashboardFields['figures'];

/**
 * Returns the figures with one of them moved by some places.
 * @example movedFigure([a, b], 0, 1) // [b, a]
 */
export const movedFigure = (figures: Figures, at: number, by: number): Figures => {
  const moved = [...figures];
  const [figure] = moved.splice(at, 1);
  if (figure) moved.splice(Math.max(0, at + by), 0, figure);
  return moved;
};
