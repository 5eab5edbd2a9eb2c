import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages.ts';
import { useConsole } from '../console-context.tsx';

const OUTCOMES = ['saved', 'deleted'] as const;

/**
 * Returns the options of a navigation that follows a change: the screen says how the change ended.
 * @example navigate(screenAddress('menu'), withOutcome('saved'));
 */
export const withOutcome = (outcome: (typeof OUTCOMES)[number]) => ({ state: { outcome } });

/** Shows the outcome of the change that led to this address, until another change is sent. */
export const ChangeOutcome = () => {
  const t = useMessages();
  const { changes } = useConsole();
  const { state, key } = useLocation() as { readonly state: unknown; readonly key: string };
  const [arrival, setArrival] = useState({ key, changes });
  if (arrival.key !== key) setArrival({ key, changes });
  const outcome = OUTCOMES.find((one) => one === Reflect.get(Object(state), 'outcome'));
  return <p role="status">{outcome && arrival.changes === changes && t(`admin.${outcome}`)}</p>;
};
