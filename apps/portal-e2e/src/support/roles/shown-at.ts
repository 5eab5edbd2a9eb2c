import type { Page } from '@playwright/test';

/** Controls by which something is done, not only read or filtered. */
const CONTROLS = 'button, [role=switch], input[type=file], a.btn';

/**
 * Opens an address of the portal without loading the page again, as its own links do. The page of a reason is left in the
 * same way.
 */
export const openWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((path) => {
    history.pushState({ key: path, idx: 0 }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);

/**
 * Returns the heading of a page and the names of its controls, each once and in order of their names. Names of items and
 * numbers are left out: one more item is not one more control.
 */
export const readShown = (page: Page): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const main = document.querySelector('main');
    const isBusy = [...(main?.querySelectorAll('[role=status]') ?? [])].some((one) =>
      one.textContent.startsWith('Loading'),
    );
    const heading = main?.querySelector('h1')?.textContent ?? '';
    if (!main || isBusy) return ['…'];
    const nameOf = (control: HTMLElement): string => {
      if (control.getAttribute('role') === 'switch' && control.closest('li') && !control.closest('form'))
        return 'switch of an item';
      if (control.title === 'Show only changes by this person') return 'a person';
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
      return (control.getAttribute('aria-label') ?? (label ?? control).innerText)
        .trim()
        .replace(/“[^”]*”/g, '“…”')
        .replace(/: .*/s, ': …')
        .replace(/\d+/g, '#')
        .replace(/^(Join|Leave) .*/s, '$1 …');
    };
    const names = [...main.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => control.checkVisibility())
      .map(nameOf);
    return [heading, ...[...new Set(names)].sort()];
  }, CONTROLS);
