import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { markedText, plainText } from '@open-discovery/model';
import type { TextMark } from '@open-discovery/model';
import { cleanCharacters } from './clean-characters.ts';
import { createFormula, FORMULA_ELEMENTS } from './create-formula.ts';
import { repairEscapes } from './repair-escapes.ts';
import { repairLineEnds } from './repair-line-ends.ts';

/** Elements that become one of the four marks; JATS says them in its own words. */
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

/** Elements that stand on lines of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'abstract address article blockquote body br caption center dd disp-formula disp-quote div dl dt fieldset ' +
    'figure footer h1 h2 h3 h4 h5 h6 header hr html label li list list-item main ol p para pre sec section table ' +
    'tbody td tfoot th thead title tr ul'
  ).split(' '),
);

/** Elements that are dropped with all they contain. */
const DROPPED: ReadonlySet<string> = new Set(
  (
    'annotation annotation-xml applet audio button canvas embed form frame frameset head iframe input link meta noembed noframes noscript ' +
    'object option script select style svg template textarea video xmp'
  ).split(' '),
);

/** Elements of which only the text stays. */
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

/** What may be the start of an element. `n<m` is none, and must not swallow what follows. */
const TAG_START = /<(?:(\/?)([a-zA-Z][a-zA-Z0-9:-]*)(?=[\s/>]|$)|(!--|!\[CDATA\[|!doctype|\?xml))?/gi;

const withoutFalseTags = (text: string): string =>
  text.replaceAll(TAG_START, (found: string, _slash: string, name?: string, declaration?: string) =>
    declaration !== undefined || (name !== undefined && isKnown(localName(name)))
      ? found
      : `&lt;${found.slice(1)}`,
  );

/** Entities are decoded once by the parser; what was encoded twice is decoded here, and is text for good. */
const ENCODED_TWICE = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,6}|#x[\da-f]{2,6});/gi;
const decodeRest = (text: string): string => text.replaceAll(ENCODED_TWICE, (entity) => decodeHTML(entity));

const PARAGRAPH = '\u2029';

/** Collects the output of the parser: text escaped, four marks kept properly nested, blocks as paragraph ends. */
const createCollector = () => {
  const pieces: string[] = [];
  const open: TextMark[] = [];
  /** The parser gives text in pieces; an entity encoded twice comes in two. */
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

const NOTHING_TO_DO = /^[^<&\\\s]*(?: [^<&\\\s]+)*$/;

/**
 * HTML or JATS as marked text: text in which `<` is escaped, and `<sup>`, `<sub>`, `<i>`, `<b>` without attributes.
 * Paragraphs become lines. Entities are decoded exactly once, twice where they were encoded twice; what they decode to
 * is text. Scripts, styles and other active elements go with their content; a `<` that starts no known element is text.
 * @example sanitise('<jats:p>CO<sub class="x">2</sub> &amp; more</jats:p>') // 'CO<sub>2</sub> & more'
 */
export const sanitise = (source: string): string => {
  const text = cleanCharacters(repairLineEnds(repairEscapes(source)));
  if (NOTHING_TO_DO.test(text)) return text;
  const collector = createCollector();
  const parser = new Parser(collector, { decodeEntities: true, recognizeCDATA: true });
  parser.end(withoutFalseTags(text.replaceAll(BLANK_LINE, '<br>')));
  return tidy(collector.finish());
};

/**
 * The same for names and other texts that carry no marks: plain text on one line.
 * @example sanitiseName('M&uuml;ller &amp; S\\xf6hne') // 'Müller & Söhne'
 */
export const sanitiseName = (source: string): string => plainText(sanitise(source)).replaceAll('\n', ' ');
