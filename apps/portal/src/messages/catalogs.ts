import type { Language } from './languages.ts';

/** Loads the file of a catalog in a language. The build makes a chunk of each file, so that nothing of other languages is loaded. */
export type Catalog = (language: Language) => Promise<unknown>;

/** The texts that all pages share. Vite needs a folder in the address of a file whose name is not fixed. */
export const SHARED_CATALOG: Catalog = (language) => import(`./${language}.json`);

/** The texts of pages of records, which visitors reach from every search. */
export const RECORD_CATALOGS = {
  landing: (language) => import(`../pages/landing/messages/${language}.json`),
  // Not the texts of a page: portals that show data sources load them with the pages that list these.
  'source-words': (language) => import(`../components/source-words/messages/${language}.json`),
} as const satisfies Record<string, Catalog>;
