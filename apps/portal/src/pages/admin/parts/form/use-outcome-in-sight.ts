import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { FormState } from './form-state.ts';

/**
 * Shows what has come of every attempt to save: the first field of the form with a problem gets the focus; without one, the
 * messages scroll into sight.
 */
export const useOutcomeInSight = (
  { attempts, phase }: Pick<FormState<unknown, unknown>, 'attempts' | 'phase'>,
  form: RefObject<HTMLFormElement | null>,
  messages: RefObject<HTMLElement | null>,
): void => {
  useEffect(() => {
    const invalid =
      attempts > 0 && phase === 'editing'
        ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
        : null;
    if (invalid) invalid.focus();
    else if (messages.current?.textContent) messages.current.scrollIntoView({ block: 'nearest' });
  }, [attempts, phase, form, messages]);
};
