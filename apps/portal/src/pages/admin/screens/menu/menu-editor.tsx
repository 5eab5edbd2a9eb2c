import type { MenuItem } from '@open-discovery/menu';
import { MENU_ALIGNMENTS } from '@open-discovery/model';
import type { FullMenu } from '@open-discovery/model';
import { useState } from 'react';
import { Link } from '../../../../components/link.tsx';
import { SteadyButton } from '../../../../components/steady-button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { EffectSwitch } from '../../parts/effect-switch.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { FailureAlert } from '../../parts/failure-alert.tsx';
import { useMenuTitle } from '../../parts/use-menu-title.ts';
import { screenAddress } from '../../screen-address.ts';
import { flattened, forestOf, placeOf } from './menu-order.ts';
import type { MenuNode } from './menu-order.ts';
import { MenuPreview } from './menu-preview.tsx';
import { MenuTree } from './menu-tree.tsx';
import { useMenuChanges } from './use-menu-changes.ts';
import type { MenuPart } from './use-menu-changes.ts';
import { useVisibleMenu } from './use-visible-menu.ts';

/** The items of both menus in their order, their switches, and a preview. */
export const MenuEditor = ({ menu }: { readonly menu: FullMenu }) => {
  const t = useMessages();
  const titleOf = useMenuTitle();
  const { apply, undo, canUndo, failure } = useMenuChanges(menu);
  const [said, setSaid] = useState('');
  // To logged-in visitors; the others are told apart by the words of an item.
  const visible = new Set(idsOf(useVisibleMenu(menu, {})));
  const reorder = (part: 'menuItems' | 'featuredItems', forest: readonly MenuNode[], id: string): void => {
    const place = placeOf(forest, id);
    const item = menu[part].find(({ _id }) => _id === id);
    if (place && item)
      setSaid(
        t('admin-menu.moved', {
          title: titleOf(item),
          position: place.position,
          count: place.count,
          parent: place.parent ? titleOf(place.parent) : t('admin.menu'),
        }),
      );
    void apply({ [part]: flattened(forest) });
  };
  return (
    <>
      <p>{t('admin-menu.lead')}</p>
      <Toolbar
        canUndo={canUndo}
        onUndo={() => {
          setSaid(t('admin-menu.undone'));
          void undo();
        }}
      />
      <p role="status" className="soft small">
        {said}
      </p>
      <FailureAlert error={failure} />
      {(['menuItems', 'featuredItems'] as const).map((part) => (
        <Part
          key={part}
          part={part}
          menu={menu}
          visible={visible}
          onSwitch={(change) => void apply(change)}
          onOrder={(forest, id) => reorder(part, forest, id)}
        />
      ))}
      <SelectField
        name="alignment"
        label={t('admin.field-featuredAlignment')}
        value={menu.featuredAlignment}
        problem={null}
        options={MENU_ALIGNMENTS.map((one) => [one, t(`admin-menu.alignment-${one}`)])}
        onChange={(featuredAlignment) => void apply({ featuredAlignment })}
      />
      <MenuPreview menu={menu} />
    </>
  );
};

const idsOf = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ id, items: below }) => [id, ...idsOf(below)]);

interface ToolbarProps {
  readonly canUndo: boolean;
  readonly onUndo: () => void;
}

const Toolbar = ({ canUndo, onUndo }: ToolbarProps) => {
  const t = useMessages();
  return (
    <p className="row">
      <Link className="btn" to={`${screenAddress('menu')}/new`}>
        {t('admin-menu.new')}
      </Link>
      <SteadyButton isOff={!canUndo} onClick={onUndo}>
        {t('admin-menu.undo')}
      </SteadyButton>
    </p>
  );
};

interface PartProps {
  readonly part: 'menuItems' | 'featuredItems';
  readonly menu: FullMenu;
  /** The ids of the items that visitors see. */
  readonly visible: ReadonlySet<string>;
  readonly onSwitch: (change: MenuPart) => void;
  readonly onOrder: (forest: readonly MenuNode[], id: string) => void;
}

/** One of the two menus: its switch and its items. */
const Part = ({ part, menu, visible, onSwitch, onOrder }: PartProps) => {
  const t = useMessages();
  const isMain = part === 'menuItems';
  return (
    <section>
      <h2>{t(`admin-menu.${part}`)}</h2>
      <EffectSwitch
        label={t(`admin-menu.show-${part}`)}
        isOn={isMain ? menu.isMenuEnabled : menu.isFeaturedMenuEnabled}
        effects={() => [t('admin-menu.show-effect', { count: menu[part].length })]}
        onChange={(isOn) => onSwitch(isMain ? { isMenuEnabled: isOn } : { isFeaturedMenuEnabled: isOn })}
      />
      <MenuTree
        label={t(`admin-menu.${part}`)}
        forest={forestOf(menu[part])}
        visible={visible}
        onChange={onOrder}
      />
    </section>
  );
};
