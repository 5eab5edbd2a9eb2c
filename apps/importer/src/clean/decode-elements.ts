import { DROPPED, isKnown, localName } from './elements.ts';

/** The tag of an element that is encoded as text: `&lt;a href="…">`. */
const ENCODED = /&lt;(\/?)([a-z][a-z\d:-]{0,30})((?:\s(?:(?!&lt;)[^<>]){0,500})?\/?)>/gi;
/** Elements without an end. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'wbr']);

const isVoid = (name: string, attributes: string): boolean =>
  // The word `<img>` in a text about HTML has no attributes.
  VOID.has(name) || (name === 'img' && attributes.includes('='));

/**
 * Decodes elements in marked text that have no end, or of which each opened one is closed: marks, paragraphs, links and the
 * like, but no active ones. Sources encode the elements of titles and abstracts; a text about HTML rarely has both tags.
 * @example decodeElements('In &lt;i>C. elegans&lt;/i>') // 'In <i>C. elegans</i>'
 */
export const decodeElements = (text: string): string => {
  if (!text.includes('&lt;')) return text;
  const open = new Map<string, number>();
  for (const [, slash, name = ''] of text.matchAll(ENCODED))
    open.set(localName(name), (open.get(localName(name)) ?? 0) + (slash ? -1 : 1));
  return text.replaceAll(ENCODED, (encoded, slash: string, given: string, attributes: string) => {
    const name = localName(given);
    const isDecoded =
      isVoid(name, attributes) || (isKnown(name) && !DROPPED.has(name) && open.get(name) === 0);
    return isDecoded ? `<${slash}${given}${attributes}>` : encoded;
  });
};
