import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import { markedText, plainText } from '@open-discovery/model';
import type { TextMark } from '@open-discovery/model';
import { cleanCharacters } from './clean-characters.ts';
import { decodeElements } from './decode-elements.ts';
import { createFormula } from './create-formula.ts';
import { BLOCKS, DROPPED, isKnown, localName, MARKS } from './elements.ts';
import { repairEscapes } from './repair-escapes.ts';
import { repairLineEnds } from './repair-line-ends.ts';
import { replaceTex } from './replace-tex.ts';

/** The possible start of an element. `n<m` is not one and must not swallow the following text. */
const TAG_START = /<(?:(\/?)([a-zA-Z][a-zA-Z0-9:-]*)(?=[\s/>]|$)|(!--|!\[CDATA\[|!doctype|\?xml))?/gi;

const withoutFalseTags = (text: string): string =>
  text.replaceAll(TAG_START, (found: string, _slash: string, name?: string, declaration?: string) =>
    declaration !== undefined || (name !== undefined && isKnown(localName(name)))
      ? found
      : `&lt;${found.slice(1)}`,
  );

/** More than any source encodes a text. The limit bounds the work on hostile text. */
const MAX_DECODINGS = 4;
/** Decodes the entities of text that the parser has decoded once, until it has none; the characters are text afterwards. */
const decodeRest = (text: string): string => {
  let decoded = text;
  for (let round = 0; round < MAX_DECODINGS && decoded.includes('&'); round += 1)
    decoded = decodeHTMLStrict(decoded);
  return decoded;
};

const PARAGRAPH = '\u2029';

/**
 * Collects the parser's output: escapes text, keeps the four marks properly nested, and ends paragraphs after
 * blocks.
 */
const createCollector = () => {
  const pieces: string[] = [];
  const open: TextMark[] = [];
  /** The parser emits text in pieces; a double-encoded entity arrives in two. */
  let text = '';
  let dropped = { name: '', depth: 0 };
  const formula = createFormula();
  const push = (piece: string): void => {
    pieces.push(markedText(cleanCharacters(decodeRest(text)).replaceAll(PARAGRAPH, ' ')), piece);
    text = '';
  };
  const openMark = (mark: TextMark): void => {
    if (open.includes(mark)) return;
    push(`<${mark}>`);
    open.push(mark);
  };
  const closeMark = (mark: TextMark): void => {
    const at = open.lastIndexOf(mark);
    if (at === -1) return;
    for (const closed of open.splice(at).reverse()) push(`</${closed}>`);
  };
  return {
    onopentagname(given: string): void {
      const name = localName(given);
      if (dropped.depth > 0) {
        if (name === dropped.name) dropped.depth += 1;
        return;
      }
      if (DROPPED.has(name)) dropped = { name, depth: 1 };
      if (BLOCKS.has(name)) push(PARAGRAPH);
      const mark = MARKS.get(name);
      if (mark !== undefined) openMark(mark);
      const part = formula.open(name, (script) => !open.includes(script));
      if (part.mark !== null) openMark(part.mark);
      text += part.text;
    },
    onclosetag(given: string): void {
      const name = localName(given);
      if (dropped.depth > 0) {
        if (name === dropped.name) dropped.depth -= 1;
        return;
      }
      if (BLOCKS.has(name)) push(PARAGRAPH);
      const mark = MARKS.get(name);
      if (mark !== undefined) closeMark(mark);
      const part = formula.close(name);
      text += part.text;
      if (part.mark !== null) closeMark(part.mark);
    },
    ontext(piece: string): void {
      if (dropped.depth === 0 && !formula.isBetween(piece)) text += piece;
    },
    finish(): string {
      for (const mark of [...open].reverse()) closeMark(mark);
      push('');
      return pieces.join('');
    },
  };
};

const EMPTY_MARK = /<(sup|sub|i|b)>(\s*)<\/\1>/g;

const withoutEmptyMarks = (text: string): string => {
  const next = text.replaceAll(EMPTY_MARK, '$2');
  return next === text ? text : withoutEmptyMarks(next);
};

const BLANK_LINE = /\n[ \t\r]*\n/g;

const tidy = (text: string): string =>
  withoutEmptyMarks(text)
    .split(PARAGRAPH)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n');

/** Publishers' notation of scripts in plain text: `Pr.sup.3+./sup.` */
const DOTTED_SCRIPT = /\.(sub|sup)\.([^\n]{1,100}?)\.\/\1\./g;
const withMarks = (text: string): string =>
  text.includes('./su') ? text.replaceAll(DOTTED_SCRIPT, '<$1>$2</$1>') : text;

/** An exponent that a publisher marks as preformatted: `60,000/mm<PRE>3</PRE>`. */
const PRE_EXPONENT = /(?<=[\p{L}\d])<pre>([-−+]?\d{1,3})<\/pre>/giu;

const NOTHING_TO_DO = /^[^<&\\\s]*(?: [^<&\\\s]+)*$/;

const sanitizeOnce = (text: string): string => {
  const collector = createCollector();
  const parser = new Parser(collector, { decodeEntities: true, recognizeCDATA: true });
  const exponents = text.replaceAll(PRE_EXPONENT, '<sup>$1</sup>');
  parser.end(withoutFalseTags(exponents.replaceAll(BLANK_LINE, '<br>')));
  return tidy(collector.finish());
};

/**
 * Sanitizes HTML or JATS, and the TeX in it, to marked text: text in which `<` is escaped, with `<sup>`, `<sub>`, `<i>` and `<b>`
 * without attributes. Paragraphs become lines. Entities are decoded, also where they were encoded several times; the
 * decoded characters are text, except for pairs of encoded elements. Scripts, styles and other active elements are removed
 * with their content, or stay text if they are encoded; a `<` that does not start a known element is text.
 * @example sanitize('<jats:p>CO<sub class="x">2</sub> &amp; more</jats:p>') // 'CO<sub>2</sub> & more'
 */
export const sanitize = (source: string): string => {
  const text = replaceTex(withMarks(cleanCharacters(repairLineEnds(repairEscapes(source)))));
  if (NOTHING_TO_DO.test(text)) return text;
  let marked = sanitizeOnce(text);
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    const decoded = decodeElements(marked);
    if (decoded === marked) break;
    marked = sanitizeOnce(decoded.replaceAll('\n', '<br>'));
  }
  return marked;
};

/**
 * Sanitizes names and other texts without marks: plain text on one line.
 * @example sanitizeName('M&uuml;ller &amp; S\\xf6hne') // 'Müller & Söhne'
 */
export const sanitizeName = (source: string): string => plainText(sanitize(source)).replaceAll('\n', ' ');
