import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { markedText, plainText } from '@open-discovery/model';
import type { TextMark } from '@open-discovery/model';
import { cleanCharacters } from './clean-characters.ts';
import { decodeElements } from './decode-elements.ts';
import { createFormula, FORMULA_ELEMENTS } from './create-formula.ts';
import { repairEscapes } from './repair-escapes.ts';
import { repairLineEnds } from './repair-line-ends.ts';
import { replaceTex } from './replace-tex.ts';

/** Elements that become one of the four inline marks, including those of JATS. */
const MARKS: ReadonlyMap<string, TextMark> = new Map([
  ['b', 'b'],
  ['bold', 'b'],
  ['strong', 'b'],
  ['em', 'i'],
  ['i', 'i'],
  ['italic', 'i'],
  ['inf', 'sub'],
  ['sub', 'sub'],
  ['sup', 'sup'],
]);

const BLOCKS: ReadonlySet<string> = new Set(
  (
    'abstract address article blockquote body br caption center dd disp-formula disp-quote div dl dt fieldset ' +
    'figure footer h1 h2 h3 h4 h5 h6 header hr html label li list list-item main ol p para pre sec section table ' +
    'tbody td tfoot th thead title tr ul'
  ).split(' '),
);

/** Elements that are removed with their content. */
const DROPPED: ReadonlySet<string> = new Set(
  (
    'annotation annotation-xml applet audio button canvas embed form frame frameset head iframe input link meta noembed noframes noscript ' +
    'object option script select style svg template textarea video xmp'
  ).split(' '),
);

/** Elements that are removed, but whose text stays. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  ...FORMULA_ELEMENTS,
  ...(
    'a abbr acronym big cite code del dfn ext-link fn font ins kbd inline-formula inline-graphic img it mark ' +
    'named-content nobr o overline q roman s sans-serif samp sc small span strike styled-content tex-math tt u ' +
    'underline uri var wbr xref'
  ).split(' '),
]);

const PREFIX = /^(?:jats|mml|xhtml|html|ns\d+):/;
const localName = (name: string): string => name.toLowerCase().replace(PREFIX, '');
const isKnown = (name: string): boolean =>
  MARKS.has(name) || BLOCKS.has(name) || DROPPED.has(name) || TRANSPARENT.has(name);

/** The possible start of an element. `n<m` is not one and must not swallow the following text. */
const TAG_START = /<(?:(\/?)([a-zA-Z][a-zA-Z0-9:-]*)(?=[\s/>]|$)|(!--|!\[CDATA\[|!doctype|\?xml))?/gi;

const withoutFalseTags = (text: string): string =>
  text.replaceAll(TAG_START, (found: string, _slash: string, name?: string, declaration?: string) =>
    declaration !== undefined || (name !== undefined && isKnown(localName(name)))
      ? found
      : `&lt;${found.slice(1)}`,
  );

/** The parser decodes entities once; double-encoded ones are decoded here and are text afterwards. */
const ENCODED_TWICE = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,6}|#x[\da-f]{2,6});/gi;
const decodeRest = (text: string): string => text.replaceAll(ENCODED_TWICE, (entity) => decodeHTML(entity));

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
    pieces.push(markedText(decodeRest(text).replaceAll(PARAGRAPH, ' ')), piece);
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

const NOTHING_TO_DO = /^[^<&\\\s]*(?: [^<&\\\s]+)*$/;

const sanitizeOnce = (text: string): string => {
  const collector = createCollector();
  const parser = new Parser(collector, { decodeEntities: true, recognizeCDATA: true });
  parser.end(withoutFalseTags(text.replaceAll(BLANK_LINE, '<br>')));
  return tidy(collector.finish());
};

/**
 * Sanitizes HTML or JATS, and the TeX in it, to marked text: text in which `<` is escaped, with `<sup>`, `<sub>`, `<i>` and `<b>`
 * without attributes. Paragraphs become lines. Entities are decoded once, and twice where they were encoded
 * twice; the decoded characters are text, except for pairs of encoded marks and paragraphs. Scripts, styles and other
 * active elements are removed with their content; a `<` that does not start a known element is text.
 * @example sanitize('<jats:p>CO<sub class="x">2</sub> &amp; more</jats:p>') // 'CO<sub>2</sub> & more'
 */
export const sanitize = (source: string): string => {
  const text = replaceTex(withMarks(cleanCharacters(repairLineEnds(repairEscapes(source)))));
  if (NOTHING_TO_DO.test(text)) return text;
  const marked = sanitizeOnce(text);
  const decoded = decodeElements(marked);
  return decoded === marked ? marked : sanitizeOnce(decoded.replaceAll('\n', '<br>'));
};

/**
 * Sanitizes names and other texts without marks: plain text on one line.
 * @example sanitizeName('M&uuml;ller &amp; S\\xf6hne') // 'Müller & Söhne'
 */
export const sanitizeName = (source: string): string => plainText(sanitize(source)).replaceAll('\n', ' ');
