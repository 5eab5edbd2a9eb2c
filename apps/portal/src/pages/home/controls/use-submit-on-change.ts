import { useSearchNavigation } from '../../../search/use-search-navigation.ts';

/** A changed control, or its event. */
interface Changed {
  readonly target: HTMLInputElement | HTMLSelectElement;
}

/** Submits a changed control at once and keeps the scroll position. */
export const useSubmitOnChange = () => {
  const { submit } = useSearchNavigation();
  return ({ target }: Changed): void => {
    if (target.form) submit(target.form, { preventScrollReset: true });
  };
};

/**
 * Reports whether the visitor has interacted with the page. Only then was a control that differs from the
 * address changed by them; otherwise the browser restored it from an earlier visit.
 */
export const hasActed = (): boolean =>
  'userActivation' in navigator && navigator.userActivation.hasBeenActive;
