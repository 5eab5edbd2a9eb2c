import type { FieldsOf } from './collections.ts';
import { isEnabled } from './content.ts';
import type { Draft } from './draft.ts';
import type { Item } from './item.ts';

/** Creates a portal with everything disabled, even if an earlier portal with the same pid had enabled it. */
export const createPortal = (draft: Draft, fields: FieldsOf['portal'], ownId?: string): Item<'portal'> => {
  const portal = draft.create('portal', fields.pid, fields, ownId);
  const { entity, page } = draft.content().items;
  for (const item of [...entity.values(), ...page.values()])
    if (isEnabled(draft.content(), fields.pid, item.id)) draft.setEnabled(fields.pid, item, false);
  return portal;
};
