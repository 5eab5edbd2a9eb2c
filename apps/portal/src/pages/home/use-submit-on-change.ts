import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../app/portal-context.tsx';
import { addressOfForm } from '../../components/search-address.ts';
import { currentYearOf } from './search-arguments.ts';

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
