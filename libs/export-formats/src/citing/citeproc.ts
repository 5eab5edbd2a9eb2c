// @ts-expect-error -- the package has no types; the used part is described here
import CSL from 'citeproc';

interface System {
  /** Returns a locale's XML; may be called for languages that are not available. */
  readonly retrieveLocale: (language: string) => string;
  readonly retrieveItem: (id: string) => object | undefined;
}

/** The reference citation processor for one style and language. */
export interface Citeproc {
  setOutputFormat(format: 'text' | 'html'): void;
  updateItems(ids: readonly string[]): void;
  makeBibliography(): readonly [parameters: object, entries: readonly string[]] | false;
}

type CiteprocConstructor = new (
  system: System,
  style: string,
  language: string,
  isForced: boolean,
) => Citeproc;

/** The processor's class; its constructor throws when the style is invalid. */
export const Citeproc = (CSL as { readonly Engine: CiteprocConstructor }).Engine;
