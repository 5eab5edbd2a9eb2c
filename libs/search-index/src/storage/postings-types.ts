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
  /** Ordinal of each posting in the list of a term, where known; `null` = this is the whole list. */
  ordinals?: Uint32Array | null;
}

/** Postings from the list of a term. */
export interface ListedPostings extends Postings {
  ordinals: Uint32Array | null;
}

/** The requested postings. */
export interface PostingsWish {
  /** Only documents with the term in one of these fields; 255 = any. */
  mask: number;
  /** Only these documents, ascending; `null` = all. */
  within: Uint32Array | null;
  /** Number of all documents, if dense lists are also requested as bits. */
  universe?: number;
}

/** The file that lists are read from; the bytes start at an address divisible by four. */
export interface PostingsSource {
  read(offset: number, length: number): Buffer;
}
