/** Left rotations of the four rounds. RFC 1321 §3.4. */
const ROTATIONS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21] as const;
const SINES = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));

const utf8 = (text: string): number[] => {
  const bytes: number[] = [];
  for (const character of text.replace(/\p{Cs}/gu, '\uFFFD')) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
};

/** The message, one 1 bit, zeros, and its length in bits, as little-endian words in blocks of 16. */
const toWords = (bytes: readonly number[]): Uint32Array => {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  [...bytes, 0x80].forEach((byte, index) => {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << ((index % 4) * 8));
  });
  words[words.length - 2] = bytes.length * 8;
  words[words.length - 1] = Math.floor(bytes.length / 2 ** 29);
  return words;
};

/** The round's function of b, c and d, and which word of the block the step takes. */
const mix = (step: number, b: number, c: number, d: number): readonly [mixed: number, word: number] => {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
};

const digestBlock = (state: readonly number[], block: Uint32Array): number[] => {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    const [mixed, word] = mix(step, b, c, d);
    const sum = (a + mixed + (SINES[step] ?? 0) + (block[word] ?? 0)) | 0;
    const rotation = ROTATIONS[(step >> 4) * 4 + (step % 4)] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << rotation) | (sum >>> (32 - rotation)))) | 0];
  }
  return [a, b, c, d].map((word, index) => (word + (state[index] ?? 0)) | 0);
};

const toHex = (word: number): string =>
  [0, 8, 16, 24].map((shift) => ((word >>> shift) & 255).toString(16).padStart(2, '0')).join('');

/** MD5 of a text in UTF-8, as 32 lower-case hex digits: the key that OpenAIRE derives ids with, never a safeguard. */
export const md5 = (text: string): string => {
  const words = toWords(utf8(text));
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let start = 0; start < words.length; start += 16) state = digestBlock(state, words.subarray(start, start + 16));
  return state.map(toHex).join('');
};
