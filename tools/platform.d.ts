/** The platform features that isomorphic libraries may use: those that browsers and Node.js share. */
declare const AbortController: {
  new (): { readonly signal: unknown; abort(reason?: unknown): void };
};
declare const setTimeout: (work: () => void, milliseconds: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;
declare const URL: {
  canParse(address: string, base?: string): boolean;
  new (
    address: string,
    base: string,
  ): { readonly origin: string; readonly pathname: string; readonly search: string; readonly hash: string };
};
