/** The part of the reference citation processor that we use; it comes without types. */
declare module 'citeproc' {
  interface System {
    /** A locale's XML; it is also asked for languages that it need not have. */
    readonly retrieveLocale: (language: string) => string;
    readonly retrieveItem: (id: string) => object | undefined;
  }
  interface Processor {
    setOutputFormat(format: 'text' | 'html'): void;
    updateItems(ids: readonly string[]): void;
    makeBibliography(): readonly [parameters: object, entries: readonly string[]] | false;
  }
  const CSL: {
    readonly Engine: new (system: System, style: string, language: string, isForced: boolean) => Processor;
  };
  export default CSL;
}
