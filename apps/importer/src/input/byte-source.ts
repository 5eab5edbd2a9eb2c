/** A sequence of bytes that can be read once. */
export type Bytes = AsyncIterable<Uint8Array>;

/** The first bytes (at least `wanted`, unless there are fewer), and the complete sequence. */
export interface Peeked {
  readonly head: Uint8Array;
  readonly bytes: Bytes;
}

async function* chain(
  chunks: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* chunks;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** Reads the start of a sequence without consuming it. */
export const peek = async (source: Bytes, wanted: number): Promise<Peeked> => {
  const rest = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < wanted) {
    const next = await rest.next();
    if (next.done === true) break;
    chunks.push(next.value);
    length += next.value.length;
  }
  return { head: Buffer.concat(chunks), bytes: chain(chunks, rest) };
};
