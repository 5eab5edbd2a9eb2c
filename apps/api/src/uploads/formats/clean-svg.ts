import sanitizeHtml from 'sanitize-html';
import { createReferenceCount } from './reference-count.ts';
import { ATTRIBUTES, ELEMENTS, SVG_NAMESPACE } from './svg-vocabulary.ts';
import { isHarmlessCss, isHarmlessValue, isLocalLink } from './svg-values.ts';

/** Browsers draw nested elements recursively. */
const MAX_DEPTH = 64;
/** The maximum number of drawn elements, including references. A browser needs about two seconds for it. */
const MAX_DRAWN = 1_000_000;

const PROLOGUE = /^\uFEFF?\s*(?:<\?xml[^<>]*\?>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE[^<>[\]]*>\s*)*/i;

/** Reports whether a text starts like an SVG document: with a declaration and comments, then `<svg`. */
export const isSvg = (text: string): boolean => /^<svg[\s/>]/.test(text.replace(PROLOGUE, ''));

const IS_ALLOWED = {
  text: () => true,
  value: isHarmlessValue,
  link: isLocalLink,
  namespace: (value: string) => value === SVG_NAMESPACE,
} as const;

const kindOf = (name: string): keyof typeof IS_ALLOWED | null =>
  Object.hasOwn(ATTRIBUTES, name) ? (ATTRIBUTES[name] ?? null) : null;

/** Keeps allowed attributes with allowed values, and renames `xlink:href` to `href`, as in SVG 2. */
const cleanAttributes = (given: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given)
      .map(([name, value]): [string, string] => [name === 'xlink:href' ? 'href' : name, value])
      .filter(([name, value]) => {
        const kind = kindOf(name);
        return kind !== null && IS_ALLOWED[kind](value);
      }),
  );

/**
 * Removes everything from an SVG except allowed elements and attributes, and links to its own parts or embedded images.
 * Returns null if no drawing is left, or if it would take too long to draw.
 * @example cleanSvg('<svg onload="alert(1)"><script/><path d="M0 0"/></svg>')
 * // '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>'
 */
export const cleanSvg = (text: string): string | null => {
  if (!isSvg(text)) return null;
  const references = createReferenceCount();
  const cleaned = sanitizeHtml(text.replace(PROLOGUE, ''), {
    allowedTags: [...ELEMENTS],
    allowedAttributes: { '*': Object.keys(ATTRIBUTES) },
    // The library's rules for links and styles are those of HTML; `cleanAttributes` has those of SVG.
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    // Style sheets pass only if nothing in them needs escaping: `isHarmlessCss`.
    allowVulnerableTags: true,
    exclusiveFilter: ({ tag, text: css }) => tag === 'style' && !isHarmlessCss(css),
    nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'handler', 'listener'],
    // In XML every attribute has a value.
    nonBooleanAttributes: ['*'],
    selfClosing: [],
    nestingLimit: MAX_DEPTH,
    onOpenTag: (_name, attributes) => references.enter(attributes),
    onCloseTag: () => references.leave(),
    parser: { xmlMode: true, decodeEntities: true },
    transformTags: {
      '*': (tagName, given) => ({ tagName, attribs: cleanAttributes(given) }),
      svg: (tagName, given) => ({
        tagName,
        attribs: { xmlns: SVG_NAMESPACE, ...cleanAttributes(given) },
      }),
    },
  }).trim();
  if (references.drawn() > MAX_DRAWN) return null;
  return cleaned.startsWith('<svg ') && cleaned.endsWith('</svg>') ? cleaned : null;
};
