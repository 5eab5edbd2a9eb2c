/** Reads a body; `null` if it is larger than the limit, and then the rest is not read. */
export const readLimited = async (
  body: AsyncIterable<Uint8Array>,
  limitBytes: number,
): Promise<Buffer | null> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > limitBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};
