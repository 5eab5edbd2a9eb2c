import type { Bytes } from './byte-source.ts';
import { createDecoder } from '@open-discovery/harvest';
import { asUtf8 } from './as-utf8.ts';
import { peek } from './byte-source.ts';
import { readDocument } from './document-reader.ts';
import { readBibtex } from './citations/read-bibtex.ts';
import { CFF_START, readCff } from './citations/read-cff.ts';
import { MEDLINE, readTagged, RIS, WEB_OF_SCIENCE } from './citations/read-tagged.ts';
import type { LocatedEntry } from './citations/read-tagged.ts';
import {
  BIBTEX_START,
  foreignText,
  MEDLINE_START,
  RIS_START,
  WEB_OF_SCIENCE_START,
  XML_START,
} from './foreign-text.ts';
import { decodeText, readLines, TOO_LONG } from './line-reader.ts';
import type { Line } from './line-reader.ts';
import { MARC_START, readMarcFile } from './marc/read-marc.ts';
import { readRows, refuseTables } from './tables/read-rows.ts';
import type { TableReader } from './tables/read-rows.ts';
import { tableEncoding } from './tables/decode-table.ts';
import { tableStart } from './tables/table-start.ts';
import type { Text } from './unpack.ts';
import { textIn } from './xml/xml-element.ts';
import { readXml } from './xml/read-xml.ts';
import { skipReason, withDetail } from '../report/skip-reason.ts';
import type { SkipReason } from '../report/skip-reason.ts';

/** A JSON value or an element of XML with its line, or the reason why there is none. */
export type FoundValue = (
  | { readonly value: unknown; readonly isRepaired: boolean }
  | { readonly problem: SkipReason; readonly endsFile?: boolean }
) & {
  readonly line: number;
  /** Position in a list, starting at 1; absent outside a list. */
  readonly position?: number;
};

/** A text of JSON that is not parsed yet. */
export interface JsonText {
  readonly line: number;
  readonly position?: number;
  readonly text: string;
  readonly isRepaired: boolean;
}

const SAMPLE_BYTES = 64 * 1024;
const SHOWN_CHARS = 40;

/** Reads the values of a text in one format. */
type Read = (bytes: Bytes) => AsyncIterable<FoundValue | JsonText>;

const isWholeObject = (line: string): boolean => line.startsWith('{') && line.endsWith('}');
/** Reports whether a line is the start of a multi-line object: it ends where JSON may be broken. */
const isOpenObject = (line: string): boolean => /^\{.*[{[,:]$|^\{$/.test(line);

const problemOf = (text: string): SkipReason => {
  const shown = text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
  return withDetail(skipReason('not-json'), JSON.stringify(shown));
};

/** Real records are about eight levels deep; reading deeper ones would overflow the stack. */
const MAX_DEPTH = 100;
const TOO_DEEP = skipReason('too-deep', { max: MAX_DEPTH });

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isTooDeep = (value: unknown, depth = 0): boolean =>
  isNested(value) && (depth > MAX_DEPTH || Object.values(value).some((inner) => isTooDeep(inner, depth + 1)));

const toText = ({ number, position, text, isRepaired }: Line): JsonText | FoundValue | null => {
  const place = { line: number, ...(position === undefined ? {} : { position }) };
  if (text === null) return { ...place, problem: TOO_LONG };
  return text.trim() === '' ? null : { ...place, text, isRepaired };
};

export const parseText = ({ text, isRepaired, ...place }: JsonText): FoundValue => {
  try {
    const value: unknown = JSON.parse(text);
    if (isTooDeep(value)) return { ...place, problem: TOO_DEEP };
    return { ...place, value, isRepaired };
  } catch {
    return { ...place, problem: problemOf(text.trim()) };
  }
};

/** Returns a reader of nothing, for a reason. */
const refuse = (problem: SkipReason): Read =>
  async function* () {
    yield { line: 1, problem, endsFile: true };
  };

async function* readJson(lines: AsyncIterable<Line>): ReturnType<Read> {
  for await (const line of lines) {
    const found = toText(line);
    if (found !== null) yield found;
  }
}

/** Yields the entries of a citation file as values. */
async function* readEntries(entries: AsyncIterable<LocatedEntry>): ReturnType<Read> {
  for await (const { line, entry, ...read } of entries)
    yield 'problem' in read ? { line, ...read } : { line, value: entry, ...read };
}

async function* readElements(head: Uint8Array, bytes: Bytes): ReturnType<Read> {
  let position = 0;
  for await (const { element, line, root } of readXml(head, bytes)) {
    position += 1;
    const isRepaired = textIn(element).includes('\uFFFD');
    yield { line, ...(element.name === root ? {} : { position }), value: element, isRepaired };
  }
  if (position === 0) yield { line: 1, problem: skipReason('no-xml-records') };
}

async function* readMarc(bytes: Bytes): ReturnType<Read> {
  for await (const found of readMarcFile(bytes)) yield { line: 1, ...found };
}

async function* readCitationFile(bytes: Bytes): ReturnType<Read> {
  const { value, isRepaired } = await readCff(bytes);
  yield isTooDeep(value) ? { line: 1, problem: TOO_DEEP } : { line: 1, value, isRepaired };
}

/** Formats that are neither JSON nor XML, by how their texts start. */
const OTHERS: readonly (readonly [start: RegExp, read: Read])[] = [
  [WEB_OF_SCIENCE_START, (bytes) => readEntries(readTagged(bytes, WEB_OF_SCIENCE))],
  [BIBTEX_START, (bytes) => readEntries(readBibtex(bytes))],
  [MEDLINE_START, (bytes) => readEntries(readTagged(bytes, MEDLINE))],
  [RIS_START, (bytes) => readEntries(readTagged(bytes, RIS))],
  [CFF_START, readCitationFile],
];

/** Returns the reader of a text by its start. */
const readerOf = (head: Uint8Array, name: string, readerFor: TableReader): Read => {
  if (head.subarray(0, SAMPLE_BYTES).includes(0)) return refuse(skipReason('not-text'));
  const { text } = decodeText(head);
  if (MARC_START.test(text)) return readMarc;
  if (XML_START.test(text.replace(/^\uFEFF/, ''))) return (bytes) => readElements(head, bytes);
  const other = /^\s*[{[]/.test(text) ? undefined : OTHERS.find(([start]) => start.test(text));
  if (other !== undefined) return other[1];
  const foreign = foreignText(text);
  if (foreign !== null) return refuse(foreign);
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = ''] = lines;
  if (first === '' || first.startsWith('[') || isOpenObject(first))
    return (bytes) => readJson(readDocument(bytes));
  if (first.startsWith('{') || lines.some(isWholeObject)) return (bytes) => readJson(readLines(bytes));
  const encoding = tableEncoding(head);
  const start = tableStart(createDecoder(encoding).decode(head, { stream: true }));
  return start === null
    ? refuse(problemOf(first))
    : (bytes) => readRows({ name, bytes, start, encoding }, readerFor);
};

/**
 * Yields the values of a text with their lines: of JSON, one per line or in one document, as texts; of XML, its records. Skips
 * empty lines; anything else that is invalid is yielded with its problem.
 */
export async function* readTexts(
  { name, bytes: source }: Text,
  readerFor: TableReader = refuseTables,
): AsyncGenerator<FoundValue | JsonText> {
  const { head, bytes } = await peek(asUtf8(source), SAMPLE_BYTES);
  yield* readerOf(head, name, readerFor)(bytes);
}

/** Yields the values of a text like {@link readTexts}, with JSON parsed. */
export async function* readValues(text: Text, readerFor?: TableReader): AsyncGenerator<FoundValue> {
  for await (const found of readTexts(text, readerFor)) yield 'text' in found ? parseText(found) : found;
}
