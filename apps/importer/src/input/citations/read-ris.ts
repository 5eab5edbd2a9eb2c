import { readLines, TOO_LONG } from '../line-reader.ts';
import type { Bytes } from '../byte-source.ts';
import { CitationEntry } from './citation-entry.ts';
import type { SkipReason } from '../../report/skip-reason.ts';

/** An entry, or the reason why there is none, with the line on which it starts; bytes that are not UTF-8 were replaced. */
export type LocatedEntry = { readonly line: number } & (
  | { readonly entry: CitationEntry; readonly isRepaired: boolean }
  | { readonly entry: null; readonly problem: SkipReason }
);

const TAGGED = /^\s*([A-Z][A-Z0-9]) {1,2}-(?: (.*))?$/;

interface OpenEntry {
  readonly line: number;
  readonly fields: Map<string, string[]>;
  tag: string;
  isRepaired: boolean;
}

const locate = ({ line, fields, isRepaired }: OpenEntry): LocatedEntry => ({
  line,
  entry: new CitationEntry('RIS', Object.fromEntries(fields)),
  isRepaired,
});

/** Adds a line to an entry; a line without a tag continues the value before. */
const addLine = (open: OpenEntry, text: string): void => {
  const [, tag, value = ''] = TAGGED.exec(text) ?? [];
  // Values are added in place: copies would take hours for an entry with a hundred thousand authors.
  const values = open.fields.get(tag ?? open.tag) ?? [];
  if (tag !== undefined) {
    open.tag = tag;
    if (value.trim() === '') return;
    values.push(value.trim());
    open.fields.set(tag, values);
  } else if (text.trim() !== '' && values.length > 0) values.push(`${values.pop() ?? ''} ${text.trim()}`);
};

/** Yields the entries of a RIS file, from `TY` to `ER`; a missing `ER` ends at the next `TY`. */
export async function* readRis(bytes: Bytes): AsyncGenerator<LocatedEntry> {
  let open: OpenEntry | null = null;
  for await (const { number, text, isRepaired } of readLines(bytes)) {
    if (text === null) {
      yield { line: number, entry: null, problem: TOO_LONG };
      continue;
    }
    const tag = TAGGED.exec(text)?.[1];
    if (tag === 'TY' || tag === 'ER') {
      if (open !== null) yield locate(open);
      open = tag === 'TY' ? { line: number, fields: new Map(), tag, isRepaired: false } : null;
    }
    if (open === null) continue;
    addLine(open, text);
    open.isRepaired ||= isRepaired;
  }
  if (open !== null) yield locate(open);
}
