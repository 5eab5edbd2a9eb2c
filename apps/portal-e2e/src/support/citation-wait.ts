/** The citation engine is large, and browsers of tests run it without compiling it. */
export const CITATION_WAIT = { timeout: 30_000 };
