/** The newest results of a search, independent of the feed format. */
export interface Feed {
  readonly title: string;
  /** Public URL of the feed. */
  readonly self: string;
  readonly home: string;
  /** URL of the results in the portal; `null` if it has no page with exactly these. */
  readonly results: string | null;
  /** ISO date and time. */
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

/** A result. Texts are plain, on one line, and empty if unknown. */
export interface FeedEntry {
  /** Independent of the portal's URL. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** True if the address is that of a page, not of the record's data. */
  readonly isPage: boolean;
  /** URL of the record's persistent identifier. */
  readonly identifier: string;
  readonly updated: string;
  readonly published: string | null;
  readonly authors: readonly { readonly name: string; readonly orcid: string | null }[];
  readonly summary: string;
  readonly subjects: readonly string[];
}
