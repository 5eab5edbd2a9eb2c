import { parseDocument } from 'yaml';
import { messageOf } from '../../message-of.ts';
import type { Bytes } from '../byte-source.ts';
import { skipReason, withDetail } from '../../report/skip-reason.ts';
import { UnreadableError } from '../unreadable-error.ts';
import { collectText, decodeWhole } from '../whole-text.ts';

/** The start of a citation file, whatever comments come before. */
export const CFF_START = /^\uFEFF?["']?cff-version["']?\s*:/m;

/** Real files are below a tenth of it. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Real files repeat a person or two. */
const MOST_ALIASES = 100;
const MESSAGE_CHARS = 120;

/** Real files are about five levels deep; the parser takes a time that grows with the square of the depth. */
const MAX_DEPTH = 100;
/** Lists and keys that are opened on one line: `- - - -`. */
const COMPACT = new RegExp(`(?:[-?:][ \\t]+){${MAX_DEPTH}}`);

const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (const bracket of text.matchAll(/[[\]{}]/g)) {
    depth = '[{'.includes(bracket[0]) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return true;
  }
  return COMPACT.test(text);
};

const damageIn = (error: unknown): UnreadableError => {
  const [first = ''] = messageOf(error).split('\n');
  const detail = first.replace(/:$/, '').slice(0, MESSAGE_CHARS);
  return new UnreadableError(withDetail(skipReason('damaged-file', { format: 'CITATION.cff' }), detail));
};

/**
 * Reads a citation file. All values stay texts, so that version 1.10 is not 1.1. Throws if it is not YAML, or repeats
 * parts of itself more often than a real file does.
 */
export const readCff = async (bytes: Bytes): Promise<{ value: unknown; isRepaired: boolean }> => {
  const { text, isRepaired } = decodeWhole(await collectText(bytes, 'CITATION.cff', MAX_BYTES));
  if (isTooDeep(text)) throw new UnreadableError(skipReason('too-deep', { max: MAX_DEPTH }));
  try {
    const document = parseDocument(text, { schema: 'failsafe', logLevel: 'error' });
    const [damage] = document.errors;
    if (damage !== undefined) throw damage;
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    // Throws if a part contains itself, which would never end.
    JSON.stringify(value);
    return { value, isRepaired };
  } catch (error) {
    throw damageIn(error);
  }
};
