/** A word or a part of a compound. */
export const SPAN_WORD = 0;
/** A whole compound with digits, at the position of its first part. */
export const SPAN_WHOLE = 1;
/** A whole DOI, at the position of its first part. */
export const SPAN_DOI = 2;
/** A CJK bigram, or a single character. */
export const SPAN_PAIR = 3;
/** The last character of a longer CJK run, so that a prefix query finds every character. */
export const SPAN_TAIL = 4;

export type SpanKind =
  typeof SPAN_WORD | typeof SPAN_WHOLE | typeof SPAN_DOI | typeof SPAN_PAIR | typeof SPAN_TAIL;

/** Arrays as small as these are objects like any other, without their own memory: enough for a query. */
const FIRST_CAPACITY = 16;

/** The spans of a text's tokens in reusable typed arrays, because a build processes hundreds of millions of them. */
export class SpanList {
  count = 0;
  /** Position after the last token. */
  positions = 0;
  start = new Int32Array(FIRST_CAPACITY);
  end = new Int32Array(FIRST_CAPACITY);
  position = new Int32Array(FIRST_CAPACITY);
  kind = new Uint8Array(FIRST_CAPACITY);

  clear(): void {
    this.count = 0;
    this.positions = 0;
  }

  add(start: number, end: number, position: number, kind: SpanKind): void {
    if (this.count === this.start.length) this.#grow();
    this.start[this.count] = start;
    this.end[this.count] = end;
    this.position[this.count] = position;
    this.kind[this.count] = kind;
    this.count += 1;
  }

  #grow(): void {
    const grown = <T extends Int32Array | Uint8Array>(old: T, fresh: T): T => {
      fresh.set(old);
      return fresh;
    };
    const length = this.start.length * 2;
    this.start = grown(this.start, new Int32Array(length));
    this.end = grown(this.end, new Int32Array(length));
    this.position = grown(this.position, new Int32Array(length));
    this.kind = grown(this.kind, new Uint8Array(length));
  }
}
