import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../runtime/portal-context.tsx';
import { addressOfForm } from '../../search/search-address.ts';
import { currentYearOf } from '../../search/search-arguments.ts';

/** A changed control, or its event. */
interface Changed {
  readonly target: HTMLInputElement | HTMLSelectElement;
}

/** Submits a changed control at once and keeps the scroll position. */
export const useSubmitOnChange = () => {
  const navigate = useNavigate();
  const { now } = usePortal();
  return ({ target }: Changed): void => {
    if (target.form)
      void navigate(addressOfForm(target.form, currentYearOf(now)), { preventScrollReset: true });
  };
};

/**
 * Reports whether the visitor has interacted with the page. Only then was a control that differs from the
 * address changed by them; otherwise the browser restored it from an earlier visit.
 */
export const hasActed = (): boolean =>
  'userActivation' in navigator && navigator.userActivation.hasBeenActive;
