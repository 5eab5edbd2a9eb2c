/** What isomorphic libs may use beyond the language: the part of the platform that browsers and Node share. */
declare const AbortSignal: {
  timeout(milliseconds: number): { readonly aborted: boolean };
  any(signals: readonly unknown[]): unknown;
};
declare const URL: {
  canParse(address: string, base: string): boolean;
  new (
    address: string,
    base: string,
  ): { readonly origin: string; readonly pathname: string; readonly search: string; readonly hash: string };
};
