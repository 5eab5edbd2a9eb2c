import type { Fields } from '../../fields.ts';

/** An element of an XML document with its content. */
export class XmlElement {
  /** Without its prefix. */
  readonly name: string;
  /** Address of the namespace; '' for none. */
  readonly namespace: string;
  /** Without prefixes. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Texts and elements, in their order. */
  readonly content: (string | XmlElement)[] = [];

  constructor(name: string, namespace: string, attributes: Readonly<Record<string, string>>) {
    this.name = name;
    this.namespace = namespace;
    this.attributes = attributes;
  }
}

/** Returns the elements directly inside an element. */
export const childrenOf = ({ content }: XmlElement): XmlElement[] =>
  content.filter((item) => item instanceof XmlElement);

/** Returns the first element with a name directly inside an element. */
export const childOf = (element: XmlElement, name: string): XmlElement | null =>
  childrenOf(element).find((child) => child.name === name) ?? null;

/** HTML that a source has written into XML as text: `&lt;p&gt;Tides&lt;/p&gt;`. */
const HTML = /<\/(?:a|b|div|em|h[1-6]|i|li|ol|p|span|strong|sub|sup|ul)>|<br\s*\/?>/i;

const escape = (text: string): string =>
  HTML.test(text) ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the content of an element as XML without prefixes and attributes, for titles and abstracts. */
export const markupOf = ({ content }: XmlElement): string =>
  content
    .map((item) =>
      typeof item === 'string' ? escape(item) : `<${item.name}>${markupOf(item)}</${item.name}>`,
    )
    .join('');

/** Returns the text of an element, with that of the elements inside. */
export const textIn = ({ content }: XmlElement): string =>
  content.map((item) => (typeof item === 'string' ? item : textIn(item))).join('');

const isMixed = ({ content }: XmlElement): boolean =>
  content.some((item) => item instanceof XmlElement) &&
  content.some((item) => typeof item === 'string' && item.trim() !== '');

/** The value of an element: its text if it has nothing else. */
const valueOf = (element: XmlElement, texts: ReadonlySet<string>): string | Fields => {
  const children = childrenOf(element);
  const isText = texts.has(element.name) || isMixed(element);
  const hasAttributes = Object.keys(element.attributes).length > 0;
  const text = isText ? markupOf(element).trim() : children.length === 0 ? textIn(element).trim() : '';
  if (!hasAttributes && (isText || children.length === 0)) return text;
  return fieldsOfElement(element, texts);
};

/**
 * Returns the content of an element as fields: `@name` for attributes, `#text` for text, and lists of the elements inside
 * by their names. An element with nothing but text is its text. Elements named in `texts`, and those that mix text and
 * elements, become markup.
 */
export const fieldsOfElement = (element: XmlElement, texts: ReadonlySet<string> = new Set()): Fields => {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(element.attributes)) fields[`@${name}`] = value;
  const isText = texts.has(element.name) || isMixed(element);
  const text = isText ? markupOf(element).trim() : textIn(element).trim();
  if (isText || childrenOf(element).length === 0) {
    if (text !== '') fields['#text'] = text;
    return fields;
  }
  for (const child of childrenOf(element)) {
    const before = fields[child.name];
    const values: unknown[] = Array.isArray(before) ? before : [];
    values.push(valueOf(child, texts));
    fields[child.name] = values;
  }
  return fields;
};
