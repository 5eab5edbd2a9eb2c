/** An element of titles and abstracts, encoded as text: `&lt;i>`. */
const ENCODED = /&lt;(\/?)(b|bold|em|i|italic|p|strong|sub|sup)>/gi;

/**
 * Decodes marks and paragraphs in marked text if each opened one is closed. Europe PMC and others encode the elements of
 * titles; a text about HTML rarely has both tags.
 * @example decodeElements('In &lt;i>C. elegans&lt;/i>') // 'In <i>C. elegans</i>'
 */
export const decodeElements = (text: string): string => {
  if (!text.includes('&lt;/')) return text;
  const open = new Map<string, number>();
  for (const [, slash, name = ''] of text.matchAll(ENCODED))
    open.set(name.toLowerCase(), (open.get(name.toLowerCase()) ?? 0) + (slash ? -1 : 1));
  return text.replaceAll(ENCODED, (encoded, slash: string, name: string) =>
    open.get(name.toLowerCase()) === 0 ? `<${slash}${name}>` : encoded,
  );
};
