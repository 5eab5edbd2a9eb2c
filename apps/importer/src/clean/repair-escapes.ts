const RUN = /(?:\\x[0-9a-fA-F]{2})+/g;
const UNIT = /\\u([0-9a-fA-F]{4})/g;
const FIRST_PRINTABLE = 0xa0;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const asUtf8 = (bytes: Uint8Array): string | null => {
  try {
    const text = utf8.decode(bytes);
    return text.length < bytes.length ? text : null;
  } catch {
    return null;
  }
};

/**
 * Decodes a run of two or more bytes as UTF-8 where valid; otherwise each as a Latin-1 letter, where it is
 * one.
 */
const repairRun = (run: string): string => {
  const bytes = Uint8Array.from(run.slice(2).split('\\x'), (hex) => Number.parseInt(hex, 16));
  if (bytes.some((byte) => byte < 0x80)) return run;
  const text = asUtf8(bytes);
  if (text !== null) return text;
  return bytes.every((byte) => byte >= FIRST_PRINTABLE) ? String.fromCharCode(...bytes) : run;
};

const repairUnit = (whole: string, hex: string): string => {
  const code = Number.parseInt(hex, 16);
  return code >= FIRST_PRINTABLE ? String.fromCharCode(code) : whole;
};

/**
 * Decodes letters that a source wrote as escapes of a programming language, where only one reading is
 * possible.
 * @example repairEscapes('Universit\\xe4t') // 'Universität'
 */
export const repairEscapes = (text: string): string =>
  text.includes('\\') ? text.replaceAll(RUN, repairRun).replaceAll(UNIT, repairUnit) : text;
