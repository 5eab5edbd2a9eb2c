import { oneLine } from '../facts/clean-text.ts';

/** Finished XML. Only {@link tag} and {@link tagPieces} create it, so that every text is escaped. */
export interface Xml {
  readonly xml: string;
}
/** The content of an element: elements and texts; empty ones are omitted. */
export type Content = Xml | string | null | readonly Content[];
/** Attributes by name; empty ones are omitted. */
export type Attributes = Readonly<Record<string, string | null | undefined>>;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Escapes text for XML and removes characters that XML cannot represent. */
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

/** Creates an element, with an end tag even when it is empty. */
export const tag = (name: string, attributes: Attributes, ...content: readonly Content[]): Xml => ({
  xml: `<${name}${attributesXml(attributes)}>${contentXml(content)}</${name}>`,
});

/** Generates an element with many children piece by piece, so that they need not be in memory together. */
export function* tagPieces(name: string, attributes: Attributes, children: Iterable<Xml>): Generator<Xml> {
  yield { xml: `<${name}${attributesXml(attributes)}>` };
  yield* children;
  yield { xml: `</${name}>` };
}

/** Creates one element per non-empty text. */
export const tags = (name: string, texts: readonly string[], attributes: Attributes = {}): Xml[] =>
  texts.filter((text) => text !== '').map((text) => tag(name, attributes, text));

/** Creates an element around others; `null` when there are none. */
export const group = (name: string, children: readonly Xml[]): Xml | null =>
  children.length === 0 ? null : tag(name, {}, children);

/** The start of every document. */
export const XML_DECLARATION: Xml = { xml: '<?xml version="1.0" encoding="UTF-8"?>\n' };

/** Creates a complete document. */
export const xmlDocument = ({ xml }: Xml): string => `${XML_DECLARATION.xml}${xml}\n`;
