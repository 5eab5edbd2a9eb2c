import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useItemNames } from '../../parts/item-names.ts';
import { useMenuTitle } from '../../parts/use-menu-title.ts';
import { Pages } from '../../parts/list/pages.tsx';
import { PAGE_SIZE, pageOf } from '../../parts/list/list-page.ts';
import { screenAddress } from '../../screen-address.ts';
import { canMove, dropped, moved, movedTo, placeOf } from './menu-order.ts';
import type { MenuNode, Move, NodePlace } from './menu-order.ts';
import { PositionDialog } from './position-dialog.tsx';
import { usePagesByRoute } from './use-pages-by-route.ts';
import { useTreeEvents } from './use-tree-events.ts';

interface MenuTreeProps {
  readonly label: string;
  readonly forest: readonly MenuNode[];
  /** The ids of the items that visitors see. */
  readonly visible: ReadonlySet<string>;
  /** Receives the changed tree and the id of the item that moved. */
  readonly onChange: (forest: readonly MenuNode[], id: string) => void;
}

const MOVES = ['up', 'down', 'in', 'out'] as const;
/** Shorter lists need no more than steps. */
const FEW = 5;
const SIGNS = { up: '↑', down: '↓', in: '→', out: '←' } as const satisfies Record<Move, string>;

/** The properties that all rows of a tree share. */
interface Rows {
  readonly move: (id: string, move: Move) => void;
  /** Asks for the position of an item. */
  readonly askPosition: (id: string, title: string) => void;
  /** The item whose page is shown in each list that has it. */
  readonly shown: string | null;
  readonly dragged: string | null;
  readonly visible: ReadonlySet<string>;
  readonly nameOfPage: (route: string) => string;
}

/** The items of a menu as a tree. They are moved by buttons, by Alt and an arrow key, by their new number, or by dragging. */
export const MenuTree = ({ label, forest, visible, onChange }: MenuTreeProps) => {
  const t = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const [shown, show] = useState<string | null>(null);
  const [dragged, drag] = useState<string | null>(null);
  const [asked, ask] = useState<{ readonly id: string; readonly title: string } | null>(null);
  const place = asked && placeOf(forest, asked.id);
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
  const follow = (next: readonly MenuNode[] | null, id: string): void => {
    focused.current = id;
    show(id);
    change(next, id);
  };
  const rows: Rows = {
    move: (id, move) => follow(moved(forest, id, move), id),
    askPosition: (id, title) => ask({ id, title }),
    shown,
    dragged,
    visible,
    nameOfPage: usePagesByRoute().nameOf,
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
    <div ref={list}>
      <Siblings label={label} nodes={forest} level={1} rows={rows} />
      {asked && place && (
        <PositionDialog
          title={asked.title}
          {...place}
          onMove={(position) => follow(movedTo(forest, asked.id, position), asked.id)}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
};

interface SiblingsProps {
  readonly label: string;
  readonly nodes: readonly MenuNode[];
  readonly level: number;
  readonly rows: Rows;
}

/** The items of one level below one parent, in pages if they are many. */
const Siblings = ({ label, nodes, level, rows }: SiblingsProps) => {
  const [page, setPage] = useState(0);
  const [followed, follow] = useState<string | null>(null);
  const at = nodes.findIndex(({ item }) => item._id === rows.shown);
  const place = `${rows.shown} ${at}`;
  // An item that moves to another page takes the list with it.
  if (at >= 0 && place !== followed) {
    follow(place);
    setPage(Math.floor(at / PAGE_SIZE));
  }
  const shown = pageOf(nodes, page);
  return (
    <>
      <ul className="admin-tree" aria-label={label}>
        {shown.items.map((node, index) => (
          <Row
            key={node.item._id}
            node={node}
            place={{ index: shown.first - 1 + index, count: nodes.length, level }}
            rows={rows}
          />
        ))}
      </ul>
      {nodes.length > PAGE_SIZE && <Pages {...shown} total={nodes.length} onChange={setPage} />}
    </>
  );
};

interface RowProps {
  readonly node: MenuNode;
  readonly place: NodePlace;
  readonly rows: Rows;
}

const Row = ({ node, place, rows }: RowProps) => {
  const t = useMessages();
  const { item, below } = node;
  const title = useMenuTitle()(item);
  return (
    <li data-item={item._id}>
      <div
        className="admin-tree-row"
        role="group"
        aria-label={title}
        draggable
        data-dragged={rows.dragged === item._id ? '' : undefined}
        data-row={item._id}
      >
        <Words item={item} isVisible={rows.visible.has(item._id)} nameOfPage={rows.nameOfPage} />
        <span className="admin-tree-moves">
          {MOVES.map((move) => (
            <button
              key={move}
              type="button"
              className="btn small"
              // A button that loses its meaning keeps the focus.
              aria-disabled={!canMove(node, place, move)}
              aria-label={t(`admin-menu.move-${move}`, { title })}
              onClick={() => rows.move(item._id, move)}
            >
              {SIGNS[move]}
            </button>
          ))}
          {place.count > FEW && (
            <button
              type="button"
              className="btn small"
              aria-label={t('admin-menu.move-to', { title })}
              onClick={() => rows.askPosition(item._id, title)}
            >
              №
            </button>
          )}
        </span>
      </div>
      {below.length > 0 && <Siblings label={title} nodes={below} level={place.level + 1} rows={rows} />}
    </li>
  );
};

interface WordsProps extends Pick<Rows, 'nameOfPage'> {
  readonly item: MenuNode['item'];
  readonly isVisible: boolean;
}

/** The title of an item, where it leads, and when it is shown. */
const Words = ({ item, isVisible, nameOfPage }: WordsProps) => {
  const t = useMessages();
  const { ofEntityPid } = useItemNames();
  const title = useMenuTitle()(item);
  const conditions = [
    ...(item.needsAuthorization ? [t('admin.field-needsAuthorization')] : []),
    ...(item.entitiesRequired.length > 0
      ? [t('admin-menu.needs-kinds', { kinds: item.entitiesRequired.map(ofEntityPid).join(', ') })]
      : []),
    ...(item.routeRequired.length > 0
      ? [t('admin-menu.needs-pages', { pages: item.routeRequired.map(nameOfPage).join(', ') })]
      : []),
  ];
  return (
    <span className="admin-tree-words">
      <Link to={`${screenAddress('menu')}/${item._id}`} draggable={false}>
        {title}
      </Link>
      <span className="soft small">{item.type === 'external' ? item.url : item.route}</span>
      {conditions.length > 0 && <span className="soft small">{conditions.join(' · ')}</span>}
      {!isVisible && <span className="small">{t('admin-menu.hidden')}</span>}
    </span>
  );
};
