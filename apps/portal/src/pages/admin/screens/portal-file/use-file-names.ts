import { useOptionalMessage } from '../../../../messages/use-messages.ts';
import { useItemNames } from '../../parts/item-names.ts';
import { useItemFieldName } from '../../parts/use-item-field-name.ts';
import { useMenuTitle } from '../../parts/use-menu-title.ts';
import type { FileNames } from './compare-exports.ts';

/** Returns the names of what a portal file has, in the reader's language. */
export const useFileNames = (): FileNames => {
  const optional = useOptionalMessage();
  const { ofEntity, ofDiv } = useItemNames();
  const menuTitle = useMenuTitle();
  const fieldName = useItemFieldName();
  return {
    ofEntity,
    ofDiv,
    ofMenuItem: ({ title, type = 'internal', route = '', url = '' }) =>
      menuTitle({ title, type, route, url }),
    ofPosition: (position) => optional(`admin.position-${position}`, position),
    // The fields of the menu and the statistics have their own words.
    ofField: (path) => fieldName('portal', path.replace(/^(menu|statistics)\./, '')),
  };
};
