/** Globals that isomorphic libs may use: the part of the platform that browsers and Node share. */
declare const AbortController: {
  new (): { readonly signal: unknown; abort(reason?: unknown): void };
};
declare const setTimeout: (work: () => void, milliseconds: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;
declare const URL: {
  canParse(address: string, base: string): boolean;
  new (
    address: string,
    base: string,
  ): { readonly origin: string; readonly pathname: string; readonly search: string; readonly hash: string };
};
