import { readLines, TOO_LONG } from '../line-reader.ts';
import type { Line } from '../line-reader.ts';
import type { Bytes } from '../byte-source.ts';
import type { Fields } from '../../fields.ts';
import { CitationEntry } from './citation-entry.ts';
import type { SkipReason } from '../../report/skip-reason.ts';

/** An entry, or the reason why there is none, with the line on which it starts; bytes that are not UTF-8 were replaced. */
export type LocatedEntry = { readonly line: number } & (
  | { readonly entry: CitationEntry; readonly isRepaired: boolean }
  | { readonly entry: null; readonly problem: SkipReason }
);

/** A format whose lines start with a tag. */
export interface TaggedFormat {
  readonly format: CitationEntry['format'];
  /** A line with its tag and its value. */
  readonly line: RegExp;
  /** The first tag of an entry. */
  readonly first: string;
  /** Tags of which each line without a tag is another value, and not the rest of the value before. */
  readonly lists: ReadonlySet<string>;
  /** Tags that describe a person, by the tag of the person’s name before them. */
  readonly ofPeople: ReadonlyMap<string, ReadonlySet<string>>;
}

export const RIS: TaggedFormat = {
  format: 'RIS',
  line: /^\s*([A-Z][A-Z0-9]) {1,2}-(?: (.*))?$/,
  first: 'TY',
  lists: new Set(),
  ofPeople: new Map(),
};

/** The format in which PubMed saves citations. */
export const MEDLINE: TaggedFormat = {
  format: 'MEDLINE',
  // Some programs write the first tag of an entry without the blank after it.
  line: /^([A-Z]{2,4}(?= *-(?: |$))|PMID(?=-)) *-(.*)$/,
  first: 'PMID',
  lists: new Set(),
  ofPeople: new Map([['FAU', new Set(['AU', 'AUID', 'AD'])]]),
};

export const WEB_OF_SCIENCE: TaggedFormat = {
  format: 'Web of Science',
  line: /^([A-Z][A-Z0-9])(?: (.*))?$/,
  first: 'PT',
  lists: new Set(['AF', 'AU', 'BA', 'BE', 'BF', 'C1', 'CA', 'CR', 'ED']),
  ofPeople: new Map(),
};

/** The tag that ends an entry. MEDLINE has none. */
const END = 'ER';

interface TaggedLine {
  readonly tag: string;
  value: string;
}

interface OpenEntry {
  readonly line: number;
  readonly lines: TaggedLine[];
  isRepaired: boolean;
}

/** A person: the name as `#text`, and lists of what describes the person, by tags. */
type Person = Record<string, string | string[]>;

const toFields = (lines: readonly TaggedLine[], { ofPeople }: TaggedFormat): Fields => {
  const fields = new Map<string, (string | Person)[]>();
  let person: { readonly tags: ReadonlySet<string>; readonly values: Person } | null = null;
  for (const { tag, value } of lines) {
    if (value === '') continue;
    if (person?.tags.has(tag) === true) {
      const before = person.values[tag];
      if (Array.isArray(before)) before.push(value);
      else person.values[tag] = [value];
      continue;
    }
    const tags = ofPeople.get(tag);
    person = tags === undefined ? null : { tags, values: { '#text': value } };
    // Values are added in place: copies would take hours for an entry with a hundred thousand authors.
    const values = fields.get(tag) ?? [];
    values.push(person?.values ?? value);
    fields.set(tag, values);
  }
  return Object.fromEntries(fields);
};

const locate = (format: TaggedFormat, { line, lines, isRepaired }: OpenEntry): LocatedEntry => ({
  line,
  entry: new CitationEntry(format.format, toFields(lines, format)),
  isRepaired,
});

/** Adds a line to an entry; a line without a tag continues the value before, or is another one of its list. */
const addLine = ({ lines }: OpenEntry, text: string, { line, lists }: TaggedFormat): void => {
  const [, tag, value = ''] = line.exec(text) ?? [];
  const last = lines.at(-1);
  if (tag !== undefined) lines.push({ tag, value: value.trim() });
  else if (text.trim() !== '' && last !== undefined) {
    if (lists.has(last.tag)) lines.push({ tag: last.tag, value: text.trim() });
    else last.value = `${last.value} ${text.trim()}`.trim();
  }
};

/** Yields the lines of a text, also those that end with a carriage return alone, as older programs wrote them. */
async function* everyLine(bytes: Bytes): AsyncGenerator<Line> {
  let earlier = 0;
  for await (const line of readLines(bytes)) {
    const texts = line.text?.split('\r') ?? [null];
    for (const [at, text] of texts.entries()) yield { ...line, text, number: line.number + earlier + at };
    earlier += texts.length - 1;
  }
}

/** Yields the entries of a tagged file, from the first tag to `ER`; without one, an entry ends where the next begins. */
export async function* readTagged(bytes: Bytes, format: TaggedFormat): AsyncGenerator<LocatedEntry> {
  let open: OpenEntry | null = null;
  for await (const { number, text, isRepaired } of everyLine(bytes)) {
    if (text === null) {
      yield { line: number, entry: null, problem: TOO_LONG };
      continue;
    }
    const tag = format.line.exec(text)?.[1];
    if (tag === format.first || tag === END) {
      if (open !== null) yield locate(format, open);
      open = tag === END ? null : { line: number, lines: [], isRepaired: false };
    }
    if (open === null) continue;
    addLine(open, text, format);
    open.isRepaired ||= isRepaired;
  }
  if (open !== null) yield locate(format, open);
}
