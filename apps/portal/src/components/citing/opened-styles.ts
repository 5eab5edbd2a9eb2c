/** A citation style besides the built-in ones. */
export interface OtherStyle {
  readonly id: string;
  readonly title: string;
}

/** Independent styles are far smaller. */
const MAX_BYTES = 1_000_000;

/** The styles that the visitor has opened from files, by their CSL; kept until the page is left. */
const opened = new Map<string, OtherStyle>();

/** Returns the styles that the visitor has opened. */
export const openedStyles = (): readonly OtherStyle[] => [...opened.values()];

/** Returns the CSL of an opened style; `undefined` for any other style. */
export const openedCsl = (id: string): string | undefined =>
  [...opened].find(([, style]) => style.id === id)?.[0];

const TITLE = /<title(?:\s[^>]*)?>([^<]+)<\/title>/;
/** Dependent styles have no rules: they only name the style whose rules they have. */
const RULES = /<bibliography[\s>][^]*<\/style>\s*$/;

/** Decodes entities. The style itself is not parsed here, because browsers show errors of XML with inline styles. */
const decoded = (text: string): string =>
  new DOMParser().parseFromString(text, 'text/html').documentElement.textContent.trim();

/** Opens a file with a citation style; `null` if it has no CSL with a title and the rules of bibliographies. */
export const openStyle = async (file: Pick<Blob, 'size' | 'text'>): Promise<OtherStyle | null> => {
  if (file.size > MAX_BYTES) return null;
  const csl = await file.text();
  const title = decoded(TITLE.exec(csl)?.[1] ?? '');
  if (title === '' || !RULES.test(csl)) return null;
  const style = opened.get(csl) ?? { id: `file:${opened.size}`, title };
  opened.set(csl, style);
  return style;
};
