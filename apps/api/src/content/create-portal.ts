import type { FieldsOf } from './collections.ts';
import { isEnabled } from './content.ts';
import type { Draft } from './draft.ts';
import type { Item } from './item.ts';

/** A new portal, with everything switched off: also what an earlier portal of the same pid had switched on. */
export const createPortal = (draft: Draft, fields: FieldsOf['portal']): Item<'portal'> => {
  const portal = draft.create('portal', fields.pid, fields);
  const { entity, page } = draft.content().items;
  for (const item of [...entity.values(), ...page.values()])
    if (isEnabled(draft.content(), fields.pid, item.id)) draft.switchFor(fields.pid, item, false);
  return portal;
};
