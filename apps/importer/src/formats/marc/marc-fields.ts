import type { Fields } from '../../fields.ts';
import { childrenOf, textIn } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';

/** The fields whose indicators change what they mean; those of others concern sorting and display. */
const INDICATED: ReadonlySet<string> = new Set([
  ...['024', '214', '264', '600', '610', '611', '630', '648', '650', '651', '655', '856'],
]);

const subfieldsOf = (field: XmlElement): Fields => {
  const subfields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  if (INDICATED.has(field.attributes['tag'] ?? ''))
    for (const name of ['ind1', 'ind2']) subfields[`@${name}`] = field.attributes[name] ?? ' ';
  for (const child of childrenOf(field)) {
    const code = child.attributes['code'] ?? '';
    const text = textIn(child).trim();
    if (text === '') continue;
    const before = subfields[code];
    subfields[code] = [...(Array.isArray(before) ? (before as unknown[]) : []), text];
  }
  return subfields;
};

/**
 * Returns the content of a MARC record: lists of fields by their tags, a control field as text and another one as its
 * subfields by their codes: `{ leader: ['…'], '001': ['1'], '245': [{ a: ['Tides'] }] }`.
 */
export const marcFieldsOf = (record: XmlElement): Fields => {
  const fields = new Map<string, unknown[]>();
  for (const child of childrenOf(record)) {
    const tag = child.name === 'leader' ? child.name : (child.attributes['tag'] ?? '');
    const values = fields.get(tag) ?? [];
    // The spaces of the leader and of control fields count: characters are found by their positions.
    values.push(child.name === 'datafield' ? subfieldsOf(child) : textIn(child));
    fields.set(tag, values);
  }
  return Object.fromEntries(fields);
};

/**
 * Removes the punctuation with which catalogers separate subfields.
 * @example withoutPunctuation('Tides of the north /') // 'Tides of the north'
 */
export const withoutPunctuation = (text: string): string =>
  text
    .trimEnd()
    .replace(/[/:;,=]$/, '')
    .trim();

/**
 * Removes the punctuation at the end of a title or subject; that of an abbreviation stays.
 * @example withoutStop('Tides of the north.') // 'Tides of the north'
 */
export const withoutStop = (text: string): string =>
  withoutPunctuation(text).replace(/(?<=\p{L}{3}|\d)\.$/u, '');
