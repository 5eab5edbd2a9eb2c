import type { Bytes } from '../byte-source.ts';
import { UnreadableError } from '../unreadable-error.ts';
import { collectText, decodeWhole } from '../whole-text.ts';
import { CitationEntry } from './citation-entry.ts';
import { createInheritance } from './inherit-fields.ts';
import type { LocatedEntry } from './read-tagged.ts';
import { skipReason, withDetail } from '../../report/skip-reason.ts';
import type { SkipReason } from '../../report/skip-reason.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Each costs a look at the rest of the file. */
const MOST_UNCLOSED = 100;

/** Returns the position after the bracket that closes the one at `from`; -1 if none does. */
const closingAt = (text: string, from: number): number => {
  const isRound = text[from] === '(';
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '{' || (isRound && at === from)) depth += 1;
    else if (char === '}' || (isRound && char === ')' && depth === 1)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
};

/** Returns the position after the quotation mark that ends a text; braces protect others. */
const quoteEnd = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    else if (char === '"' && depth === 0) return at + 1;
  }
  return -1;
};

const WORD = /[^\s#,{}"]+/y;
const SPACE = /\s*/y;
const skip = (text: string, at: number): number => {
  SPACE.lastIndex = at;
  return at + (SPACE.exec(text)?.[0].length ?? 0);
};

/** A part of a value with the position after it; `null` if there is none. */
const readPart = (body: string, at: number, macros: ReadonlyMap<string, string>): [string, number] | null => {
  const isQuoted = body[at] === '"';
  if (isQuoted || body[at] === '{') {
    const end = isQuoted ? quoteEnd(body, at) : closingAt(body, at);
    return end === -1 ? null : [body.slice(at + 1, end - 1), end];
  }
  WORD.lastIndex = at;
  const word = WORD.exec(body)?.[0];
  return word === undefined ? null : [macros.get(word.toLowerCase()) ?? word, at + word.length];
};

/** The most characters of a value: texts that are defined by each other could otherwise grow without an end. */
const MOST_VALUE_CHARS = 1_000_000;

/** Reads a value: parts joined by `#`. */
const readValue = (
  body: string,
  from: number,
  macros: ReadonlyMap<string, string>,
): [string, number] | null => {
  let value = '';
  let at = skip(body, from);
  for (;;) {
    const part = readPart(body, at, macros);
    if (part === null) return null;
    value += part[0];
    if (value.length > MOST_VALUE_CHARS) return null;
    at = skip(body, part[1]);
    if (body[at] !== '#') return [value, at];
    at = skip(body, at + 1);
  }
};

const FIELD_NAME = /[\s,]*([^\s=,{}"#]+)\s*=/y;

/** Reads the fields of an entry's body; `null` where they are damaged. */
const readFields = (body: string, macros: ReadonlyMap<string, string>): Record<string, string[]> | null => {
  const fields: Record<string, string[]> = {};
  let at = 0;
  while (/[^\s,]/.test(body.slice(at))) {
    FIELD_NAME.lastIndex = at;
    const found = FIELD_NAME.exec(body);
    if (found === null) return null;
    const value = readValue(body, FIELD_NAME.lastIndex, macros);
    if (value === null) return null;
    const name = (found[1] ?? '').toLowerCase();
    if (value[0].trim() !== '' && name !== '__proto__')
      fields[name] ??= [value[0].replaceAll(/\s+/g, ' ').trim()];
    at = value[1];
  }
  return fields;
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SKIPPED = new Set(['comment', 'preamble']);
const START = /@\s*([A-Za-z]+)\s*([{(])/g;

/** Reads one entry; a definition of a text adds to `macros` and gives none. */
const readEntry = (
  type: string,
  content: string,
  macros: Map<string, string>,
): CitationEntry | SkipReason | null => {
  if (SKIPPED.has(type)) return null;
  if (type === 'string') {
    for (const [name, [value]] of Object.entries(readFields(content, macros) ?? {}))
      if (value !== undefined) macros.set(name, value);
    return null;
  }
  const comma = content.indexOf(',');
  const key = (comma === -1 ? content : content.slice(0, comma)).trim();
  const fields = comma === -1 ? {} : readFields(content.slice(comma + 1), macros);
  if (fields === null) return withDetail(skipReason('damaged-entry', { format: 'BibTeX' }), key);
  return new CitationEntry('BibTeX', { '@type': [type], '@key': [key], ...fields });
};

/** Yields the entries of a text. A damaged entry is yielded as a problem, and reading continues with the next one. */
function* entriesIn(text: string, isRepaired: boolean): Generator<LocatedEntry> {
  const macros = new Map(MONTHS.map((month, at) => [month, String(at + 1)]));
  let line = 1;
  let counted = 0;
  let unclosed = 0;
  const start = new RegExp(START);
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    line += text.slice(counted, found.index).split('\n').length - 1;
    counted = found.index;
    const opening = start.lastIndex - 1;
    const end = closingAt(text, opening);
    if (end === -1) {
      unclosed += 1;
      if (unclosed > MOST_UNCLOSED)
        throw new UnreadableError(
          withDetail(
            skipReason('damaged-file', { format: 'BibTeX' }),
            `more than ${MOST_UNCLOSED} entries are not closed`,
          ),
        );
      yield { line, entry: null, problem: skipReason('unclosed-entry', { format: 'BibTeX' }) };
      continue;
    }
    start.lastIndex = end;
    const entry = readEntry((found[1] ?? '').toLowerCase(), text.slice(opening + 1, end - 1), macros);
    if (entry instanceof CitationEntry) yield { line, entry, isRepaired };
    else if (entry !== null) yield { line, entry: null, problem: entry };
  }
}

/** Fields that name a parent, which may be the last entry of the file. */
const PARENT = /\b(?:crossref|xdata)\s*=/i;

/** Reports whether an entry exists for others only. */
const isData = ({ fields }: CitationEntry): boolean => [fields['@type']].flat().includes('xdata');

/** Reads a text to its end or to the damage that ends it, and gives the entries what they inherit. */
const withInherited = (text: string, isRepaired: boolean) => {
  const all: LocatedEntry[] = [];
  let damage: UnreadableError | null = null;
  try {
    for (const located of entriesIn(text, isRepaired)) all.push(located);
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    damage = error;
  }
  const inherit = createInheritance(all.flatMap(({ entry }) => entry ?? []));
  return {
    all: all.map((located) =>
      located.entry === null ? located : { ...located, entry: inherit(located.entry) },
    ),
    damage,
  };
};

/**
 * Yields the entries of a BibTeX or BibLaTeX file with what they inherit from others. A damaged entry is yielded as a
 * problem.
 */
export async function* readBibtex(bytes: Bytes): AsyncGenerator<LocatedEntry> {
  const { text, isRepaired } = decodeWhole(await collectText(bytes, 'BibTeX', MAX_BYTES));
  const { all, damage } = PARENT.test(text)
    ? withInherited(text, isRepaired)
    : { all: entriesIn(text, isRepaired), damage: null };
  for (const located of all) if (located.entry === null || !isData(located.entry)) yield located;
  if (damage !== null) throw damage;
}
