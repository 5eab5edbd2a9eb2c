/** The answer to a request for a page. */
export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** True if all parts of the page could be loaded. */
  readonly isComplete: boolean;
}
