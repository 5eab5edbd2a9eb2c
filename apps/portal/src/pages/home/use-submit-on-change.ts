import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../app/portal-context.tsx';
import { addressOfForm } from '../../components/search-address.ts';
import { currentYearOf } from './search-arguments.ts';

/** Carries a changed control out at once; the reader's place on the page is kept. */
export const useSubmitOnChange = () => {
  const navigate = useNavigate();
  const { now } = usePortal();
  return ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void => {
    if (target.form)
      void navigate(addressOfForm(target.form, currentYearOf(now)), { preventScrollReset: true });
  };
};
