import type { TextMark } from '@open-discovery/model';
import { FORMULA_ELEMENTS } from './create-formula.ts';

/** Elements that become one of the four inline marks, including those of JATS. */
export const MARKS: ReadonlyMap<string, TextMark> = new Map([
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

export const BLOCKS: ReadonlySet<string> = new Set(
  (
    'abstract address article blockquote body br caption center dd disp-formula disp-quote div dl dt fieldset ' +
    'figure footer h1 h2 h3 h4 h5 h6 header hr html label li list list-item main ol p para pre sec section table ' +
    'tbody td tfoot th thead title tr ul'
  ).split(' '),
);

/** Elements that are removed with their content. The `object-id` of JATS is the DOI of a part, such as the abstract. */
export const DROPPED: ReadonlySet<string> = new Set(
  (
    'annotation annotation-xml applet audio button canvas embed form frame frameset head iframe input link meta noembed noframes noscript ' +
    'object object-id option script select style svg template textarea video xmp'
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
/** Returns the name of an element in lower case, without the prefix of its namespace. */
export const localName = (name: string): string => name.toLowerCase().replace(PREFIX, '');
/** Reports whether a local name is that of an element that texts are cleaned of. */
export const isKnown = (name: string): boolean =>
  MARKS.has(name) || BLOCKS.has(name) || DROPPED.has(name) || TRANSPARENT.has(name);
