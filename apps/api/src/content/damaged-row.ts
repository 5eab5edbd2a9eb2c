import type { Tables } from '../database/tables.ts';

/** A stored row that cannot be read. It is set aside, and everything else works without it. */
export interface DamagedRow {
  readonly table: keyof Tables;
  readonly id: string;
  /** For the log only, because it may quote stored content. */
  readonly reason: string;
}

/** A damaged row of an item, with its columns. */
export interface DamagedItem extends DamagedRow {
  readonly collection: string;
  readonly portalPid: string | null;
  readonly naturalKey: string | null;
  readonly position: number;
  readonly version: number;
}

/** Reports and remembers damaged rows. */
export interface DamageReport {
  /** Reports each row once, however often it is found. */
  readonly report: (rows: readonly DamagedRow[]) => void;
  /** Reports a row of a table that is not kept in memory, and remembers it. */
  readonly remember: (row: DamagedRow) => void;
  readonly remembered: () => readonly DamagedRow[];
}

const keyOf = ({ table, id }: DamagedRow): string => `${table} ${id}`;

export const createDamageReport = (onDamaged: (row: DamagedRow) => void): DamageReport => {
  const reported = new Set<string>();
  const rows = new Map<string, DamagedRow>();
  const report: DamageReport['report'] = (found) => {
    for (const row of found) {
      if (!reported.has(keyOf(row))) onDamaged(row);
      reported.add(keyOf(row));
    }
  };
  return {
    report,
    remember: (row) => {
      rows.set(keyOf(row), row);
      report([row]);
    },
    remembered: () => [...rows.values()],
  };
};
