import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../runtime/portal-context.tsx';
import { addressOfForm } from '../../search/search-address.ts';
import { currentYearOf } from '../../search/search-arguments.ts';

/** A control that was changed: that of an event, or itself. */
interface Changed {
  readonly target: HTMLInputElement | HTMLSelectElement;
}

/** Carries a changed control out at once; the reader's place on the page is kept. */
export const useSubmitOnChange = () => {
  const navigate = useNavigate();
  const { now } = usePortal();
  return ({ target }: Changed): void => {
    if (target.form)
      void navigate(addressOfForm(target.form, currentYearOf(now)), { preventScrollReset: true });
  };
};

/**
 * Whether the reader has touched the page. A control that differs from the address as its code arrives was changed by
 * them then; else the browser restored it from an earlier visit.
 */
export const hasActed = (): boolean =>
  'userActivation' in navigator && navigator.userActivation.hasBeenActive;
