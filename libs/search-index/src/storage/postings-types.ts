/** Location of a term's postings and positions. */
export interface TermAddress {
  documents: number;
  postingsOffset: number;
  postingsLength: number;
  positionsOffset: number;
  positionsLength: number;
}

/**
 * Postings of a text, ascending by document, each with its impact; documents outside the mask are omitted.
 */
export interface Postings {
  documents: Uint32Array;
  impacts: Uint8Array;
  count: number;
  /** The same documents as bits, where available. */
  bits?: Uint32Array;
}

/** Postings from a single list. */
export interface ListedPostings extends Postings {
  /** Ordinal of each posting in the list; `null` = this is the whole list. */
  ordinals: Uint32Array | null;
}

/** The file that lists are read from; long lists start at an address divisible by four. */
export interface PostingsSource {
  read(offset: number, length: number): Buffer;
}
