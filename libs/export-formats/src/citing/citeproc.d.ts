/** The part of the reference citation processor that we use; it comes without types. */
declare module 'citeproc' {
  interface System {
    /** A locale's XML; it is also asked for languages that it need not have. */
    readonly retrieveLocale: (language: string) => string;
    readonly retrieveItem: (id: string) => object | undefined;
  }
  class Engine {
    constructor(system: System, style: string, language: string, isForced: boolean);
    setOutputFormat(format: 'text' | 'html'): void;
    updateItems(ids: readonly string[]): void;
    makeBibliography(): readonly [parameters: object, entries: readonly string[]] | false;
  }
  const CSL: { readonly Engine: typeof Engine };
  export default CSL;
}
