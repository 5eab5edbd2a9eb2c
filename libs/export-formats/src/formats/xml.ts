import { oneLine } from '../facts/clean-text.ts';

/** Finished XML; only {@link tag} and {@link tagPieces} make it, so that no text gets in unescaped. */
export interface Xml {
  readonly xml: string;
}
/** What stands in an element: elements, texts, and nothing where there is nothing to say. */
export type Content = Xml | string | null | readonly Content[];
/** Attributes by their names; an empty one is left out. */
export type Attributes = Readonly<Record<string, string | null | undefined>>;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Text as XML carries it, without what XML can't carry at all. */
const escapeXml = (text: string): string =>
  oneLine(text).replace(/[&<>"]/g, (character) => CHARACTERS[character] ?? character);

const contentXml = (content: Content): string => {
  if (content === null) return '';
  if (typeof content === 'string') return escapeXml(content);
  return 'xml' in content ? content.xml : content.map(contentXml).join('');
};

const attributesXml = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value ? [` ${name}="${escapeXml(value)}"`] : []))
    .join('');

/** An element, with an end tag even where it is empty. */
export const tag = (name: string, attributes: Attributes, ...content: readonly Content[]): Xml => ({
  xml: `<${name}${attributesXml(attributes)}>${contentXml(content)}</${name}>`,
});

/** An element around many others, piece by piece: none of them has to be there before it is read. */
export function* tagPieces(name: string, attributes: Attributes, children: Iterable<Xml>): Generator<Xml> {
  yield { xml: `<${name}${attributesXml(attributes)}>` };
  yield* children;
  yield { xml: `</${name}>` };
}

/** One element a text, none for an empty one. */
export const tags = (name: string, texts: readonly string[], attributes: Attributes = {}): Xml[] =>
  texts.filter((text) => text !== '').map((text) => tag(name, attributes, text));

/** An element around others; `null` where there are none. */
export const group = (name: string, children: readonly Xml[]): Xml | null =>
  children.length === 0 ? null : tag(name, {}, children);

/** What every document begins with. */
export const XML_DECLARATION: Xml = { xml: '<?xml version="1.0" encoding="UTF-8"?>\n' };

/** A whole document. */
export const xmlDocument = ({ xml }: Xml): string => `${XML_DECLARATION.xml}${xml}\n`;
