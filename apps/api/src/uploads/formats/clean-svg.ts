import sanitizeHtml from 'sanitize-html';
import { createReferenceCount } from './reference-count.ts';
import { ATTRIBUTES, ELEMENTS, SVG_NAMESPACE } from './svg-vocabulary.ts';
import { isHarmlessCss, isHarmlessValue, isLocalLink } from './svg-values.ts';

/** Deeper drawings are none; browsers draw them by recursion. */
const MAX_DEPTH = 64;
/** Elements to draw once references are followed: what a browser does in a second or two. */
const MAX_DRAWN = 1_000_000;

const PROLOGUE = /^\uFEFF?\s*(?:<\?xml[^<>]*\?>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE[^<>[\]]*>\s*)*/i;

/** Whether a text begins as an SVG document does: its declaration and comments, then `<svg`. */
export const isSvg = (text: string): boolean => /^<svg[\s/>]/.test(text.replace(PROLOGUE, ''));

const IS_ALLOWED = {
  text: () => true,
  value: isHarmlessValue,
  link: isLocalLink,
  namespace: (value: string) => value === SVG_NAMESPACE,
} as const;

const kindOf = (name: string): keyof typeof IS_ALLOWED | null =>
  Object.hasOwn(ATTRIBUTES, name) ? (ATTRIBUTES[name] ?? null) : null;

/** Attributes of the table with a value that their row allows; `xlink:href` goes by the name that SVG 2 gives it. */
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
 * A drawing without anything that acts or that fetches: elements and attributes of an allow-list, links into the drawing
 * itself or to a picture inside it, no comments, no DOCTYPE, no entities of its own. Null when no drawing is left, or
 * when it would never be drawn to its end.
 *
 * @example cleanSvg('<svg onload="alert(1)"><script/><path d="M0 0"/></svg>')
 * // '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>'
 */
export const cleanSvg = (text: string): string | null => {
  if (!isSvg(text)) return null;
  const references = createReferenceCount();
  const cleaned = sanitizeHtml(text.replace(PROLOGUE, ''), {
    allowedTags: [...ELEMENTS],
    allowedAttributes: { '*': Object.keys(ATTRIBUTES) },
    // Our own table decides about links and styles; the library's rules are those of HTML.
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    // Style sheets are let through only if nothing in them needs escaping: `isHarmlessCss`.
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
