import type { Network } from './network.ts';

/** Position of a node in pixels; the title is on the side that `direction` points to. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly direction: 1 | -1;
  /** Room for the title. */
  readonly roomPx: number;
}

/** The places of the nodes by id, and the height of the drawing. */
export interface Layout {
  readonly places: ReadonlyMap<string, Place>;
  readonly heightPx: number;
  readonly isNarrow: boolean;
}

/** From this width, there is a column of titles on both sides. */
const WIDE_PX = 640;
const ROW_PX = 32;
const FIRST_COLUMN_PX = 120;
const LINES_PX = 44;
const INDENT_PX = 28;
/** Between the middle of a node and its title. */
export const TITLE_GAP_PX = 16;

interface Tree {
  readonly id: string;
  readonly children: readonly Tree[];
}

const treeOf = ({ nodes }: Network): Tree | null => {
  const branch = (id: string): Tree => ({
    id,
    children: nodes.filter(({ parent }) => parent === id).map((node) => branch(node.id)),
  });
  const [center] = nodes;
  return center ? branch(center.id) : null;
};

const rowsOf = ({ children }: Tree): number => children.reduce((sum, child) => sum + rowsOf(child), 0) || 1;
const depthOf = ({ children }: Tree): number => 1 + Math.max(0, ...children.map(depthOf));

/** Returns the branches for the right and the left side, in order, of about the same height. */
const twoSides = (branches: readonly Tree[]): readonly [Tree[], Tree[]] => {
  const half = branches.reduce((sum, branch) => sum + rowsOf(branch), 0) / 2;
  const sides: [Tree[], Tree[]] = [[], []];
  let rows = 0;
  for (const branch of branches) {
    sides[rows < half ? 0 : 1].push(branch);
    rows += rowsOf(branch);
  }
  return sides;
};

/** The center in the middle, a column for each step on both sides of it, and a row for each title. */
const placeWide = (tree: Tree, widthPx: number): Layout => {
  const places = new Map<string, Place>();
  const middle = widthPx / 2;
  const sides = twoSides(tree.children);
  const sideRows = sides.map((side) => side.reduce((sum, branch) => sum + rowsOf(branch), 0));
  const rows = Math.max(4, ...sideRows);
  sides.forEach((side, at) => {
    const direction = at === 0 ? 1 : -1;
    const depths = Math.max(1, ...side.map(depthOf));
    const columnPx = (middle - FIRST_COLUMN_PX) / depths;
    // Between the titles of a column and the next one, there is room for lines.
    const roomPx = columnPx - TITLE_GAP_PX - (depths === 1 ? 0 : LINES_PX);
    let row = (rows - (sideRows[at] ?? 0)) / 2;
    const place = (branch: Tree, depth: number): void => {
      const top = row;
      branch.children.forEach((child) => place(child, depth + 1));
      if (branch.children.length === 0) row += 1;
      const x = middle + direction * (FIRST_COLUMN_PX + depth * columnPx);
      const y = ((top + row) / 2) * ROW_PX;
      places.set(branch.id, { x, y, direction, roomPx });
    };
    side.forEach((branch) => place(branch, 0));
  });
  places.set(tree.id, { x: middle, y: (rows * ROW_PX) / 2, direction: 1, roomPx: 2 * FIRST_COLUMN_PX - 80 });
  return { places, heightPx: rows * ROW_PX, isNarrow: false };
};

/** A row for each node, indented by its distance from the center. */
const placeNarrow = (tree: Tree, widthPx: number): Layout => {
  const places = new Map<string, Place>();
  const place = (branch: Tree, depth: number): void => {
    const x = INDENT_PX * (depth + 0.6);
    const y = (places.size + 0.5) * ROW_PX;
    places.set(branch.id, { x, y, direction: 1, roomPx: widthPx - x - TITLE_GAP_PX });
    branch.children.forEach((child) => place(child, depth + 1));
  };
  place(tree, 0);
  return { places, heightPx: places.size * ROW_PX, isNarrow: true };
};

/** Computes a place for every node, so that no title covers another one. The result is deterministic. */
export const placeNodes = (network: Network, widthPx: number): Layout => {
  const tree = treeOf(network);
  if (!tree) return { places: new Map(), heightPx: 0, isNarrow: false };
  return widthPx < WIDE_PX ? placeNarrow(tree, widthPx) : placeWide(tree, widthPx);
};
