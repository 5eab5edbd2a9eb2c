const LANGUAGE_LINK = 'a[hreflang][rel~=alternate]';

/**
 * Reports the address of the page in another language before the browser loads it from the server.
 * @returns A function that ends the reports.
 */
export const onLanguageChange = (page: Document, report: (address: string) => void): (() => void) => {
  const listener = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LANGUAGE_LINK) : null;
    if (link) report(link.href);
  };
  page.addEventListener('click', listener);
  return () => page.removeEventListener('click', listener);
};
