import { useOptionalMessage } from '../../messages/use-messages.ts';
import { useLabels } from '../../runtime/use-labels.ts';
import type { PlaceField } from './deposit-places.ts';

/** The vocabularies of a place: those of the form, its type, and who may deposit. */
type Vocabulary = PlaceField | 'sourceType' | 'who';

/** Returns a function that writes a value of a vocabulary in the reader's language; values without a text stay as they are. */
export const useValueText = () => {
  const message = useOptionalMessage();
  const labels = useLabels();
  return (field: Vocabulary, value: string, label: string = value): string =>
    field === 'who'
      ? message(`deposit.value.who.${value.toLowerCase()}`, value)
      : labels.value(field, value, label);
};
