import type { Location, NavigateOptions } from 'react-router-dom';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../runtime/portal-context.tsx';
import { useCurrentYear } from '../runtime/use-current-year.ts';
import { isResults, rebaseSearch } from './rebase-search.ts';
import { addressOfForm } from './search-address.ts';

/** The address that a form was last submitted with, and its page. */
interface Submitted {
  readonly shown: string;
  readonly search: string;
}

/** A form contains its own earlier choices, so its next change is relative to what it was last submitted as. */
const submitted = new WeakMap<HTMLFormElement, Submitted>();

const searchOf = (address: string): string => address.slice(address.indexOf('?') + 1);

/** Reports whether a form was submitted with its current values, so that its results are pending. */
export const isSubmitted = (
  form: HTMLFormElement,
  shown: Location['search'],
  currentYear: number,
): boolean => {
  const last = submitted.get(form);
  return last?.shown === searchOf(shown) && last.search === searchOf(addressOfForm(form, currentYear));
};

/**
 * Returns functions that navigate to results. While other results are loading, the change is applied to those
 * (`rebaseSearch`).
 */
export const useSearchNavigation = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const { pendingSearch } = usePortal();
  const currentYear = useCurrentYear();
  const shown = searchOf(location.search);
  const change = (base: string, address: string, options: NavigateOptions): void => {
    const pending = isResults(location) ? pendingSearch() : null;
    const target = searchOf(address);
    const search = pending === null ? target : rebaseSearch({ shown: base, target, pending });
    const to = `${address.slice(0, address.indexOf('?'))}?${search}`;
    // As browsers do: the same search again is no step to go back to.
    void navigate(to, { replace: to === createPath(location), ...options });
  };
  return {
    goTo: (address: string, options: NavigateOptions = {}): void => change(shown, address, options),
    submit: (form: HTMLFormElement, options: NavigateOptions = {}): void => {
      const address = addressOfForm(form, currentYear);
      const earlier = submitted.get(form);
      submitted.set(form, { shown, search: searchOf(address) });
      change(earlier?.shown === shown ? earlier.search : shown, address, options);
    },
  };
};
