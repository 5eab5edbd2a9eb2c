import { useLocation } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages.ts';

const OUTCOMES = ['saved', 'deleted'] as const;

/**
 * Returns the options of a navigation that follows a change: the screen says how the change ended.
 * @example navigate(MENU_ADDRESS, withOutcome('saved'));
 */
export const withOutcome = (outcome: (typeof OUTCOMES)[number]) => ({ state: { outcome } });

/** Shows the outcome of the change that led to this address. */
export const ChangeOutcome = () => {
  const t = useMessages();
  const { state } = useLocation() as { readonly state: unknown };
  const outcome = OUTCOMES.find((one) => one === Reflect.get(Object(state), 'outcome'));
  return <p role="status">{outcome && t(`admin.${outcome}`)}</p>;
};
