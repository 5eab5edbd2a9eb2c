import type { DocsMessageId } from './en.ts';

/** The texts of the page in a language other than English. */
export interface DocsTexts {
  readonly page: Readonly<Record<DocsMessageId, string>>;
  /** Names and descriptions of groups of calls, by their English form. */
  readonly groups: Readonly<Record<string, string>>;
}
