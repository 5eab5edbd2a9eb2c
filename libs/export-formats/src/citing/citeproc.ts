// @ts-expect-error -- the package has no types; what is used of it is described here
import CSL from 'citeproc';

interface System {
  /** A locale's XML; it is also asked for languages that it need not have. */
  readonly retrieveLocale: (language: string) => string;
  readonly retrieveItem: (id: string) => object | undefined;
}

/** The reference citation processor, made ready for one style and language. */
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

/** The processor's class; making one fails where the style can't be read. */
export const Citeproc: CiteprocConstructor = CSL.Engine;
