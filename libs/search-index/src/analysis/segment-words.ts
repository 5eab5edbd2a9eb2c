import { CJK, MARK, SEPARATOR, UNSPACED, WORD, characterClass } from './character-class.ts';
import type { CharacterClass } from './character-class.ts';
import { SPAN_DOI, SPAN_PAIR, SPAN_TAIL, SPAN_WHOLE, SPAN_WORD } from './span-list.ts';
import type { SpanList } from './span-list.ts';

const DOI = /10\.\d{4,9}\/[^\s"<>]*[\p{L}\p{N})]/uy;
const DIGIT = /\p{N}/u;
const JOINERS = './_';
const APOSTROPHES = "'’";
const unspacedWords = new Intl.Segmenter('th', { granularity: 'word' });

const codePointAt = (text: string, at: number): number => text.codePointAt(at) ?? 0;
const width = (codePoint: number): number => (codePoint > 0xffff ? 2 : 1);

/** Returns the end of the run of one class that starts at `from`; marks continue any run. */
const runEnd = (text: string, from: number, wanted: CharacterClass): number => {
  let at = from;
  while (at < text.length) {
    const codePoint = codePointAt(text, at);
    const found = characterClass(codePoint);
    if (found !== wanted && found !== MARK) break;
    at += width(codePoint);
  }
  return at;
};

const classAt = (text: string, at: number): CharacterClass =>
  at < text.length ? characterClass(codePointAt(text, at)) : SEPARATOR;

/** Adds every bigram; one position per character. */
const addPairs = (text: string, from: number, to: number, spans: SpanList): void => {
  const starts: number[] = [];
  for (let at = from; at < to; at += width(codePointAt(text, at))) {
    if (starts.length === 0 || classAt(text, at) !== MARK) starts.push(at);
  }
  starts.push(to);
  const characters = starts.length - 1;
  if (characters === 1) spans.add(from, to, spans.positions, SPAN_PAIR);
  for (let index = 0; index + 2 <= characters; index += 1) {
    spans.add(starts[index] as number, starts[index + 2] as number, spans.positions + index, SPAN_PAIR);
  }
  if (characters > 1) {
    spans.add(starts[characters - 1] as number, to, spans.positions + characters - 1, SPAN_TAIL);
  }
  spans.positions += characters;
};

const addUnspaced = (text: string, from: number, to: number, spans: SpanList): void => {
  for (const part of unspacedWords.segment(text.slice(from, to))) {
    if (part.isWordLike !== true) continue;
    spans.add(from + part.index, from + part.index + part.segment.length, spans.positions, SPAN_WORD);
    spans.positions += 1;
  }
};

const addWord = (text: string, from: number, to: number, spans: SpanList): void => {
  const isPossessive =
    to - from === 1 &&
    from > 1 &&
    'sS'.includes(text.charAt(from)) &&
    APOSTROPHES.includes(text.charAt(from - 1));
  if (isPossessive && classAt(text, from - 2) === WORD) return;
  spans.add(from, to, spans.positions, SPAN_WORD);
  spans.positions += 1;
};

/** Returns the end of the DOI that starts at `from`, or -1. A closing bracket belongs to the DOI only with its opening one. */
const doiEnd = (text: string, from: number): number => {
  DOI.lastIndex = from;
  const found = DOI.exec(text)?.[0];
  if (found === undefined) return -1;
  const trimmed = found.includes('(') ? found : found.replace(/[^\p{L}\p{N}]+$/u, '');
  return from + trimmed.length;
};

/** Adds the parts of a DOI at consecutive positions, and the whole DOI and its registrant at the first of them. */
const addDoi = (text: string, from: number, to: number, spans: SpanList): void => {
  const first = spans.positions;
  for (let at = from; at < to;) {
    if (classAt(text, at) === WORD) {
      const end = Math.min(runEnd(text, at, WORD), to);
      spans.add(at, end, spans.positions, SPAN_WORD);
      spans.positions += 1;
      at = end;
    } else at += width(codePointAt(text, at));
  }
  spans.add(from, to, first, SPAN_DOI);
  spans.add(from, text.indexOf('/', from), first, SPAN_DOI);
};

/** Adds a word and the words joined to it by `.`, `/` or `_`. A compound with a digit is also added as a whole. */
const addCompound = (text: string, from: number, spans: SpanList): number => {
  const first = spans.positions;
  let end = runEnd(text, from, WORD);
  addWord(text, from, end, spans);
  let parts = 1;
  while (JOINERS.includes(text.charAt(end)) && end + 1 < text.length && classAt(text, end + 1) === WORD) {
    const start = end + 1;
    end = runEnd(text, start, WORD);
    addWord(text, start, end, spans);
    parts += 1;
  }
  if (parts > 1 && DIGIT.test(text.slice(from, end))) spans.add(from, end, first, SPAN_WHOLE);
  return end;
};

/**
 * Finds the words of a text and appends them to the list, continuing its positions. Offsets refer to the
 * original text, so that they can be used for highlighting.
 */
export const segmentWords = (text: string, spans: SpanList): void => {
  let at = 0;
  while (at < text.length) {
    const codePoint = codePointAt(text, at);
    const found = characterClass(codePoint);
    if (found === WORD) {
      const end = codePoint === 0x31 && text.startsWith('10.', at) ? doiEnd(text, at) : -1;
      if (end > 0) addDoi(text, at, end, spans);
      at = end > 0 ? end : addCompound(text, at, spans);
    } else if (found === CJK || found === UNSPACED) {
      const end = runEnd(text, at, found);
      if (found === CJK) addPairs(text, at, end, spans);
      else addUnspaced(text, at, end, spans);
      at = end;
    } else at += width(codePoint);
  }
};
