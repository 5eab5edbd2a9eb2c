import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { MENU_ADDRESS } from './menu-address.ts';
import { dropped, moved } from './menu-order.ts';
import type { MenuNode, Move } from './menu-order.ts';
import { useTreeEvents } from './use-tree-events.ts';

interface MenuTreeProps {
  readonly label: string;
  readonly forest: readonly MenuNode[];
  /** Receives the changed tree and the id of the item that moved. */
  readonly onChange: (forest: readonly MenuNode[], id: string) => void;
}

const MOVES = ['up', 'down', 'in', 'out'] as const;
const SIGNS = { up: '↑', down: '↓', in: '→', out: '←' } as const satisfies Record<Move, string>;

/** The properties that all rows of a tree share. */
interface Rows {
  readonly move: (id: string, move: Move) => void;
  readonly canMove: (id: string, move: Move) => boolean;
  readonly dragged: string | null;
}

/** The items of a menu as a tree. They are moved by buttons, by Alt and an arrow key, or by dragging. */
export const MenuTree = ({ label, forest, onChange }: MenuTreeProps) => {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string | null>(null);
  const [dragged, drag] = useState<string | null>(null);
  useEffect(() => {
    // An item that moves to another list is a new element: the keyboard goes with it.
    const id = focused.current;
    if (id === null || document.activeElement !== document.body) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    rows
      .find(({ dataset }) => dataset['item'] === id)
      ?.querySelector('a')
      ?.focus();
  });
  const change = (next: readonly MenuNode[] | null, id: string): void => {
    if (next) onChange(next, id);
  };
  const rows: Rows = {
    move: (id, move) => {
      focused.current = id;
      change(moved(forest, id, move), id);
    },
    canMove: (id, move) => moved(forest, id, move) !== null,
    dragged,
  };
  useTreeEvents(list, {
    move: rows.move,
    drag,
    drop: (on, place) => {
      if (dragged !== null) change(dropped(forest, dragged, { on, place }), dragged);
      drag(null);
    },
  });
  if (forest.length === 0) return <p className="soft">{t('admin-menu.empty')}</p>;
  return (
    <ul ref={list} className="admin-tree" aria-label={label}>
      {forest.map((node) => (
        <Row key={node.item._id} node={node} rows={rows} />
      ))}
    </ul>
  );
};

interface RowProps {
  readonly node: MenuNode;
  readonly rows: Rows;
}

const Row = ({ node: { item, below }, rows }: RowProps) => {
  const t = useMessages();
  return (
    <li data-item={item._id}>
      <div
        className="admin-tree-row"
        role="group"
        aria-label={item.title}
        draggable
        data-dragged={rows.dragged === item._id ? '' : undefined}
        data-row={item._id}
      >
        <Words node={{ item, below }} />
        <span className="admin-tree-moves">
          {MOVES.map((move) => (
            <button
              key={move}
              type="button"
              className="btn small"
              // A button that loses its meaning keeps the focus.
              aria-disabled={!rows.canMove(item._id, move)}
              aria-label={t(`admin-menu.move-${move}`, { title: item.title })}
              onClick={() => rows.move(item._id, move)}
            >
              {SIGNS[move]}
            </button>
          ))}
        </span>
      </div>
      {below.length > 0 && (
        <ul className="admin-tree" aria-label={item.title}>
          {below.map((node) => (
            <Row key={node.item._id} node={node} rows={rows} />
          ))}
        </ul>
      )}
    </li>
  );
};

/** The title of an item, where it leads, and when it is shown. */
const Words = ({ node: { item } }: { readonly node: MenuNode }) => {
  const t = useMessages();
  const conditions = [
    ...(item.needsAuthorization ? [t('admin-menu.logged-in')] : []),
    ...(item.entitiesRequired.length > 0
      ? [t('admin-menu.needs-kinds', { kinds: item.entitiesRequired.join(', ') })]
      : []),
    ...(item.routeRequired.length > 0
      ? [t('admin-menu.needs-pages', { pages: item.routeRequired.join(', ') })]
      : []),
  ];
  return (
    <span className="admin-tree-words">
      <Link to={`${MENU_ADDRESS}/${item._id}`} draggable={false}>
        {item.title}
      </Link>
      <span className="soft small">{item.type === 'external' ? item.url : item.route}</span>
      {conditions.length > 0 && <span className="soft small">{conditions.join(' · ')}</span>}
    </span>
  );
};
