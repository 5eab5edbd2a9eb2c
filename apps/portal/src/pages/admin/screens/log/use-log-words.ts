import { useItemFieldName } from '../../parts/use-item-field-name.ts';
import { useValueText } from '../../parts/use-value-text.ts';
import { useChangeName } from './use-change-name.ts';
import { useLogPortal } from './use-log-scope.ts';

/** The functions that put changes into words. */
export interface LogWords {
  readonly changeName: ReturnType<typeof useChangeName>;
  readonly fieldName: ReturnType<typeof useItemFieldName>;
  readonly valueText: ReturnType<typeof useValueText>;
  readonly portalOf: ReturnType<typeof useLogPortal>;
}

/** Returns the functions that put changes into words. A list calls it once, because its names come from many items. */
export const useLogWords = (): LogWords => ({
  changeName: useChangeName(),
  fieldName: useItemFieldName(),
  valueText: useValueText(),
  portalOf: useLogPortal(),
});
