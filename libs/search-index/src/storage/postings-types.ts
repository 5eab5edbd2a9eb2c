/** Location of a term's postings and positions. */
export interface TermAddress {
  documents: number;
  postingsOffset: number;
  postingsLength: number;
  positionsOffset: number;
  positionsLength: number;
}

/** Postings of a text, ascending by document, each with its impact; documents outside the mask are omitted. */
export interface Postings {
  readonly documents: Uint32Array;
  readonly impacts: Uint8Array;
  readonly count: number;
  /** The same documents as bits, where available. */
  readonly bits?: Uint32Array;
  /** Ordinal of each posting in the list of a term, where known; `null` = this is the whole list. */
  readonly ordinals?: Uint32Array | null;
  /** The lists that this one is merged from: for a document in both, the greater impact counts. */
  readonly parts?: readonly [Postings, Postings];
  /** The greatest impact of every block of impacts, where known. */
  readonly maxima?: Uint8Array;
  /** Returns the documents at ascending places of this list, where that is faster than to look them up in `documents`. */
  at?(places: Uint32Array): Uint32Array;
  /** Returns the postings of ascending documents, where that is faster than to look them up in `documents`. */
  among?(wanted: Uint32Array): Postings;
}

/** Postings from the list of a term. */
export interface ListedPostings extends Postings {
  readonly ordinals: Uint32Array | null;
}

/** A request for postings of a term. */
export interface PostingsRequest {
  /** Only documents with the term in one of these fields; 255 = any. */
  mask: number;
  /** Only these documents, ascending; `null` = all. */
  within: Uint32Array | null;
  /** Only documents of a long list whose bits are set; takes the place of `within`. */
  withinBits?: Uint32Array | null;
  /** Number of all documents, if dense lists are also requested as bits. */
  universe?: number;
}

/** The file that lists are read from; the bytes start at an address divisible by four. */
export interface PostingsSource {
  read(offset: number, length: number): Buffer;
}
