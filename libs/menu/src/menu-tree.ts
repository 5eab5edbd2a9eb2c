import type { MenuItem } from './menu-item.ts';

/** An item of the admin tool's flat list: without sub-items, but with its parent's id. */
export interface FlatMenuItem extends Omit<MenuItem, 'items'> {
  /** Null on the first level. */
  parentId: string | null;
}

/** The reason why a flat list is not a tree. */
export type MenuTreeProblem =
  | { kind: 'duplicate'; id: string; message: string }
  | { kind: 'orphan'; id: string; parentId: string; message: string }
  | { kind: 'cycle'; ids: string[]; message: string };

/** The tree, or the first problem of the list. */
export type MenuTree = { ok: true; items: MenuItem[] } | { ok: false; problem: MenuTreeProblem };

type Node = Omit<MenuItem, 'items'> & { items: Node[] };

const toNode = ({ parentId: _, ...item }: FlatMenuItem): Node => ({ ...item, items: [] });

const duplicateIn = (flat: readonly FlatMenuItem[]): MenuTreeProblem | null => {
  const seen = new Set<string>();
  for (const { id } of flat) {
    if (seen.has(id)) return { kind: 'duplicate', id, message: `Two menu items have the id "${id}".` };
    seen.add(id);
  }
  return null;
};

const orphanIn = (flat: readonly FlatMenuItem[]): MenuTreeProblem | null => {
  const ids = new Set(flat.map(({ id }) => id));
  for (const { id, parentId } of flat)
    if (parentId !== null && !ids.has(parentId)) {
      const message = `The menu item "${id}" belongs to "${parentId}", which is not in the list.`;
      return { kind: 'orphan', id, parentId, message };
    }
  return null;
};

/** Finds an item that is its own ancestor. */
const cycleIn = (flat: readonly FlatMenuItem[]): MenuTreeProblem | null => {
  const parentOf = new Map(flat.map(({ id, parentId }) => [id, parentId]));
  const settled = new Set<string>();
  for (const { id } of flat) {
    const way = new Set<string>();
    let current: string | null = id;
    while (current !== null && !settled.has(current) && !way.has(current)) {
      way.add(current);
      current = parentOf.get(current) ?? null;
    }
    if (current !== null && way.has(current)) {
      const ids = [...way].slice([...way].indexOf(current));
      return {
        kind: 'cycle',
        ids,
        message: `Menu items contain each other: ${ids.join(' → ')} → ${current}.`,
      };
    }
    way.forEach((settledId) => settled.add(settledId));
  }
  return null;
};

/**
 * Converts the admin tool's flat list to a tree. Siblings keep the order of the list; parents may come after their
 * sub-items. A repeated id, an unknown parent or a circle is an error that names the item.
 * @example
 * buildMenuTree([{ ...createMenuItem({ id: 'a', title: 'A' }), parentId: 'b' }]); // { ok: false, problem: { kind: 'orphan', … } }
 */
export const buildMenuTree = (flat: readonly FlatMenuItem[]): MenuTree => {
  const problem = duplicateIn(flat) ?? orphanIn(flat) ?? cycleIn(flat);
  if (problem) return { ok: false, problem };
  const nodes = new Map(flat.map((item) => [item.id, toNode(item)]));
  const items: Node[] = [];
  for (const { id, parentId } of flat) {
    const siblings = parentId === null ? items : nodes.get(parentId)?.items;
    const node = nodes.get(id);
    if (node) siblings?.push(node);
  }
  return { ok: true, items };
};

/**
 * Converts a tree to a flat list: every parent before its sub-items, siblings in order.
 * @example
 * flattenMenu(menu).map(({ id, parentId }) => [id, parentId]);
 */
export const flattenMenu = (items: readonly MenuItem[], parentId: string | null = null): FlatMenuItem[] =>
  items.flatMap(({ items: subItems, ...item }) => [{ ...item, parentId }, ...flattenMenu(subItems, item.id)]);
