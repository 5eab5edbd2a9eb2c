/** The newest results of a search, whatever format tells them. */
export interface Feed {
  readonly title: string;
  /** Address of the feed itself, as the portal's visitors reach it. */
  readonly self: string;
  readonly home: string;
  /** ISO date and time. */
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

/** One result. Texts are plain and on one line; empty where nothing is known. */
export interface FeedEntry {
  /** The same for a record wherever the portal moves. */
  readonly id: string;
  readonly title: string;
  readonly address: string;
  /** The record's own identifier as an address. */
  readonly identifier: string;
  readonly updated: string;
  readonly published: string | null;
  readonly authors: readonly { readonly name: string; readonly orcid: string | null }[];
  readonly summary: string;
  readonly subjects: readonly string[];
}
