/** HTML that may be sent as it is: every text in it is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The parts of a template: markup, text that is escaped, and null for nothing. */
type Part = Markup | string | number | null | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const isList = (part: Part): part is readonly Part[] => Array.isArray(part);

const textOf = (part: Part): string => {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  return isList(part) ? part.map(textOf).join('') : escapeText(String(part));
};

/**
 * Creates markup from a template. Every value is escaped unless it is markup itself.
 * @example html`<p>${'a < b'}</p>`.text // '<p>a &lt; b</p>'
 */
export const html = (template: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: template }, ...parts.map(textOf)));
