// @ts-expect-error -- the package has no types; the used part is described here
import CSL from 'citeproc';

interface System {
  /** Returns a locale's XML; may be called for languages that are not available. */
  readonly retrieveLocale: (language: string) => string;
  readonly retrieveItem: (id: string) => object | undefined;
}

interface Engine {
  getTerm(name: string, ...form: readonly unknown[]): string | undefined;
  setOutputFormat(format: 'text' | 'html'): void;
  updateItems(ids: readonly string[]): void;
  makeBibliography(): readonly [parameters: object, entries: readonly string[]] | false;
}

type EngineConstructor = new (system: System, style: string, language: string, isForced: boolean) => Engine;

/** The reference citation processor for one style and language. Its constructor throws when the style is invalid. */
export class Citeproc extends (CSL as { readonly Engine: EngineConstructor }).Engine {
  /** Returns a term. Quotation marks have `‹` and `›` for `<` and `>`, because the processor escapes all terms but these. */
  override getTerm(name: string, ...form: readonly unknown[]): string | undefined {
    const term = super.getTerm(name, ...form);
    return name.endsWith('-quote') ? term?.replaceAll('<', '‹').replaceAll('>', '›') : term;
  }
}
