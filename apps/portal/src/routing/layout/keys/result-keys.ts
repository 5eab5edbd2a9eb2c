/** Results of the page, as cards or as rows of the table. */
const RESULTS = '#results article.card, #results tbody tr';

const shownResults = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(RESULTS)].filter((result) => result.checkVisibility());

const hasFocus = (result: HTMLElement): boolean => result.contains(document.activeElement);

const titleOf = (result: HTMLElement | undefined): HTMLAnchorElement | null =>
  result?.querySelector<HTMLAnchorElement>(':is(h2, h3, th) a') ?? null;

/** Focuses the title of the result that many places further; from outside the results, the first one. */
const focusResult = (step: 1 | -1): void => {
  const results = shownResults();
  const at = results.findIndex(hasFocus);
  titleOf(results[at < 0 ? 0 : at + step])?.focus();
};

const focusedResult = (): HTMLElement | undefined => shownResults().find(hasFocus);

/** The actions of keys on the results of the page. */
export const RESULT_KEYS: Readonly<Record<string, () => void>> = {
  j: () => focusResult(1),
  k: () => focusResult(-1),
  o: () => titleOf(focusedResult())?.click(),
  x: () => focusedResult()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click(),
};
