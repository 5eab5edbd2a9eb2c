/** Reads a document piece by piece, and reports whether it ends before its last value or element does. */
export interface DocumentEnd {
  read(piece: Buffer): void;
  isOpen(): boolean;
}
