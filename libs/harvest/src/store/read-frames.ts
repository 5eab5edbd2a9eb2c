import { z } from 'zod';

/** A line of JSON and the bytes that it announces. */
export interface Frame {
  readonly head: unknown;
  readonly body: Buffer;
}

const NEWLINE = 0x0a;
const sizeSchema = z.object({ bytes: z.int().nonnegative() });

/** Takes one frame from the start of the bytes; `null` if it is not complete. */
const takeFrame = (bytes: Buffer): { frame: Frame; rest: Buffer } | null => {
  const lineEnd = bytes.indexOf(NEWLINE);
  if (lineEnd < 0) return null;
  const head: unknown = JSON.parse(bytes.toString('utf8', 0, lineEnd));
  const end = lineEnd + 1 + sizeSchema.parse(head).bytes;
  if (bytes.length <= end) return null;
  return { frame: { head, body: bytes.subarray(lineEnd + 1, end) }, rest: bytes.subarray(end + 1) };
};

/** Bytes that a frame needs before it is worth another look. */
const missingBytes = (bytes: Buffer): number => {
  const lineEnd = bytes.indexOf(NEWLINE);
  if (lineEnd < 0) return 1;
  const head: unknown = JSON.parse(bytes.toString('utf8', 0, lineEnd));
  return lineEnd + 2 + sizeSchema.parse(head).bytes - bytes.length;
};

/** Yields the frames of a stream. Throws if it ends within one. */
export async function* readFrames(stream: AsyncIterable<unknown>): AsyncGenerator<Frame> {
  let parts: Buffer[] = [];
  let length = 0;
  let wanted = 0;
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) continue;
    parts.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    length += chunk.length;
    if (length < wanted) continue;
    let bytes: Buffer = Buffer.concat(parts);
    for (let taken = takeFrame(bytes); taken !== null; taken = takeFrame(bytes)) {
      yield taken.frame;
      bytes = taken.rest;
    }
    parts = [bytes];
    length = bytes.length;
    wanted = length + missingBytes(bytes);
  }
  if (length > 0) throw new Error('it ends within an answer');
}
