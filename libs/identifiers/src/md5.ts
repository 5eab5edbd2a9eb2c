interface Round {
  /** Left rotations, used cyclically. */
  rotations: readonly number[];
  mix: (b: number, c: number, d: number) => number;
  /** Returns the index of the block's word that a step uses. */
  wordOf: (step: number) => number;
}

/** RFC 1321 §3.4. */
const ROUNDS: readonly Round[] = [
  { rotations: [7, 12, 17, 22], mix: (b, c, d) => (b & c) | (~b & d), wordOf: (step) => step },
  { rotations: [5, 9, 14, 20], mix: (b, c, d) => (d & b) | (~d & c), wordOf: (step) => (5 * step + 1) % 16 },
  { rotations: [4, 11, 16, 23], mix: (b, c, d) => b ^ c ^ d, wordOf: (step) => (3 * step + 5) % 16 },
  { rotations: [6, 10, 15, 21], mix: (b, c, d) => c ^ (b | ~d), wordOf: (step) => (7 * step) % 16 },
];

const STEPS = ROUNDS.flatMap(({ rotations, mix, wordOf }, round) =>
  [...rotations, ...rotations, ...rotations, ...rotations].map((rotation, index) => ({
    rotation,
    mix,
    offset: wordOf(round * 16 + index) * 4,
    sine: Math.floor(Math.abs(Math.sin(round * 16 + index + 1)) * 2 ** 32),
  })),
);

type State = readonly [a: number, b: number, c: number, d: number];
const START: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
const BLOCK_BYTES = 64;

/** Returns the octets of a text, which a percent-encoded text has; a lone surrogate becomes the replacement character. */
const utf8 = (text: string): number[] => {
  const encoded = encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
  const bytes: number[] = [];
  // An import derives an id for every record; a pattern that matches octets takes three to ten times as long.
  for (let at = 0; at < encoded.length; at += 1) {
    const isEncoded = encoded[at] === '%';
    bytes.push(isEncoded ? Number.parseInt(encoded.slice(at + 1, at + 3), 16) : encoded.charCodeAt(at));
    if (isEncoded) at += 2;
  }
  return bytes;
};

/** Pads a message to whole blocks: one 1 bit, zeros and the length in bits. */
const pad = (bytes: readonly number[]): DataView => {
  const blocks = Math.floor((bytes.length + 8) / BLOCK_BYTES) + 1;
  const padded = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES));
  bytes.forEach((byte, index) => {
    padded.setUint8(index, byte);
  });
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, bytes.length * 8, true);
  padded.setUint32(padded.byteLength - 4, Math.floor(bytes.length / 2 ** 29), true);
  return padded;
};

const digestBlock = (state: State, message: DataView, start: number): State => {
  let [a, b, c, d] = state;
  for (const { rotation, mix, offset, sine } of STEPS) {
    const sum = (a + mix(b, c, d) + sine + message.getUint32(start + offset, true)) | 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << rotation) | (sum >>> (32 - rotation)))) | 0];
  }
  return [(a + state[0]) | 0, (b + state[1]) | 0, (c + state[2]) | 0, (d + state[3]) | 0];
};

const toHex = (word: number): string =>
  [0, 8, 16, 24].map((shift) => ((word >>> shift) & 255).toString(16).padStart(2, '0')).join('');

/**
 * Computes the MD5 of a text in UTF-8 as 32 lower-case hexadecimal digits. OpenAIRE derives ids with it; it protects
 * nothing.
 */
export const md5 = (text: string): string => {
  const message = pad(utf8(text));
  let state = START;
  for (let start = 0; start < message.byteLength; start += BLOCK_BYTES)
    state = digestBlock(state, message, start);
  return state.map(toHex).join('');
};
