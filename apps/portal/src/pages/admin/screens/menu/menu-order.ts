import { MOST_MENU_LEVELS } from '@open-discovery/config';
import type { AdminMenuItem, FullMenu, MenuOrder } from '@open-discovery/model';

/** An item of the menu with the items below it. */
export interface MenuNode {
  readonly item: AdminMenuItem;
  readonly below: readonly MenuNode[];
}
type Forest = readonly MenuNode[];

/** Returns the tree of a flat list in which every parent comes before its sub-items. */
export const forestOf = (items: readonly AdminMenuItem[], parentId: string | null = null): Forest =>
  items
    .filter(({ parentItemId }) => parentItemId === parentId)
    .map((item) => ({ item, below: forestOf(items, item._id) }));

/** Returns the items of a tree in the order of a menu, each with its new parent. */
export const flattened = (forest: Forest, parentItemId: string | null = null): AdminMenuItem[] =>
  forest.flatMap(({ item, below }) => [{ ...item, parentItemId }, ...flattened(below, item._id)]);

/** Returns a menu's order as the admin tool takes it. */
export const orderOf = ({
  menuItems,
  featuredItems,
}: Pick<FullMenu, 'menuItems' | 'featuredItems'>): MenuOrder =>
  [...menuItems, ...featuredItems].map(({ _id, parentItemId }) => ({ _id, parentItemId }));

/** The direction in which a key or button moves an item. */
export type Move = 'up' | 'down' | 'in' | 'out';

const depthOf = ({ below }: MenuNode): number => 1 + Math.max(0, ...below.map(depthOf));

const contains = ({ item, below }: MenuNode, id: string): boolean =>
  item._id === id || below.some((node) => contains(node, id));

/** Applies a change to the list of siblings that has an item. */
const changeSiblings = (
  forest: Forest,
  id: string,
  change: (siblings: Forest, index: number) => Forest,
): Forest => {
  const index = forest.findIndex(({ item }) => item._id === id);
  if (index >= 0) return change(forest, index);
  return forest.map((node) =>
    contains(node, id) ? { ...node, below: changeSiblings(node.below, id, change) } : node,
  );
};

const swapped = (siblings: Forest, index: number, other: number): Forest => {
  const [one, two] = [siblings[index], siblings[other]];
  if (!one || !two) return siblings;
  return siblings.with(index, two).with(other, one);
};

/** Makes an item the last one below the item before it. */
const movedIn = (siblings: Forest, index: number): Forest => {
  const [before, node] = [siblings[index - 1], siblings[index]];
  if (!before || !node) return siblings;
  return siblings
    .filter((one) => one !== node)
    .map((one) => (one === before ? { ...one, below: [...one.below, node] } : one));
};

/** Puts an item behind its parent. */
const movedOut = (forest: Forest, id: string): Forest => {
  const parent = forest.findIndex(({ below }) => below.some(({ item }) => item._id === id));
  if (parent < 0) return forest.map((node) => ({ ...node, below: movedOut(node.below, id) }));
  return forest.flatMap((node, index) =>
    index === parent
      ? [
          { ...node, below: node.below.filter(({ item }) => item._id !== id) },
          ...node.below.filter(({ item }) => item._id === id),
        ]
      : [node],
  );
};

const MOVES = {
  up: (forest, id) => changeSiblings(forest, id, (siblings, index) => swapped(siblings, index, index - 1)),
  down: (forest, id) => changeSiblings(forest, id, (siblings, index) => swapped(siblings, index, index + 1)),
  in: (forest, id) => changeSiblings(forest, id, movedIn),
  out: movedOut,
} as const satisfies Record<Move, (forest: Forest, id: string) => Forest>;

const isSameOrder = (one: Forest, other: Forest): boolean =>
  JSON.stringify(flattened(one)) === JSON.stringify(flattened(other));

const isTooDeep = (forest: Forest): boolean => Math.max(0, ...forest.map(depthOf)) > MOST_MENU_LEVELS;

/** Moves an item; null if it cannot be moved there. */
export const moved = (forest: Forest, id: string, move: Move): Forest | null => {
  const changed = MOVES[move](forest, id);
  return isTooDeep(changed) || isSameOrder(forest, changed) ? null : changed;
};

/** Moves an item to a position among its siblings, counted from 1; null if it is there. */
export const movedTo = (forest: Forest, id: string, position: number): Forest | null => {
  const changed = changeSiblings(forest, id, (siblings, index) => {
    const others = siblings.filter((_node, at) => at !== index);
    return [
      ...others.slice(0, position - 1),
      ...siblings.slice(index, index + 1),
      ...others.slice(position - 1),
    ];
  });
  return isSameOrder(forest, changed) ? null : changed;
};

/** The position of a node among its siblings. */
export interface NodePlace {
  readonly index: number;
  readonly count: number;
  /** 1 for the first level. */
  readonly level: number;
}

/** Reports whether an item can be moved, without moving it: a large menu asks for every row. */
export const canMove = (node: MenuNode, { index, count, level }: NodePlace, move: Move): boolean => {
  switch (move) {
    case 'up':
      return index > 0;
    case 'down':
      return index < count - 1;
    case 'in':
      return index > 0 && level + depthOf(node) <= MOST_MENU_LEVELS;
    case 'out':
      return level > 1;
  }
};

/** The part of an item on which another one is dropped. */
export type DropPlace = 'before' | 'inside' | 'after';

const found = (forest: Forest, id: string): MenuNode | null => {
  for (const node of forest) {
    const hit = node.item._id === id ? node : found(node.below, id);
    if (hit) return hit;
  }
  return null;
};

const without = (forest: Forest, id: string): Forest =>
  forest.filter(({ item }) => item._id !== id).map((node) => ({ ...node, below: without(node.below, id) }));

/** Drops an item on another one; null if it cannot be dropped there, such as on an item below itself. */
export const dropped = (
  forest: Forest,
  id: string,
  { on, place }: { readonly on: string; readonly place: DropPlace },
): Forest | null => {
  const node = found(forest, id);
  if (!node || contains(node, on)) return null;
  const changed = changeSiblings(without(forest, id), on, (siblings, index) =>
    siblings.flatMap((one, at) => {
      if (at !== index) return [one];
      if (place === 'inside') return [{ ...one, below: [...one.below, node] }];
      return place === 'before' ? [node, one] : [one, node];
    }),
  );
  return isTooDeep(changed) || isSameOrder(forest, changed) ? null : changed;
};

/** The position of an item, for words about it. */
interface MenuPlace {
  readonly position: number;
  readonly count: number;
  /** Null on the first level. */
  readonly parent: AdminMenuItem | null;
}

/** Returns where an item is in a tree. */
export const placeOf = (
  forest: Forest,
  id: string,
  parent: AdminMenuItem | null = null,
): MenuPlace | null => {
  const index = forest.findIndex(({ item }) => item._id === id);
  if (index >= 0) return { position: index + 1, count: forest.length, parent };
  for (const { item, below } of forest) {
    const place = placeOf(below, id, item);
    if (place) return place;
  }
  return null;
};
