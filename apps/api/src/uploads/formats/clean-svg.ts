import sanitizeHtml from 'sanitize-html';
import { createReferenceCount } from './reference-count.ts';
import { ATTRIBUTES, ELEMENTS, SVG_NAMESPACE } from './svg-vocabulary.ts';
import { isHarmlessCss, isHarmlessValue, isLocalLink } from './svg-values.ts';
import { LimitExceeded } from '../../errors/limit-exceeded.ts';
import { problem } from '../../errors/problem.ts';
import type { Problem } from '../../errors/problem.ts';

/** Browsers draw nested elements recursively, and the parser needs quadratic time for them. */
const MAX_DEPTH = 64;
const MAX_ELEMENTS = 50_000;
/** Removing a style sheet copies the drawing so far. */
const MAX_STYLES = 100;
/** The maximum number of drawn elements, including references. A browser needs about two seconds for it. */
const MAX_DRAWN = 1_000_000;

/** Matches all that may be before the drawing: a byte-order mark, the XML declaration, comments, a DOCTYPE without definitions. */
const PROLOGUE = /^\uFEFF?\s*(?:<\?xml[^<>]*\?>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE[^<>[\]]*>\s*)*/i;

/** Reports whether a text starts like an SVG document: with a declaration and comments, then `<svg`. */
export const isSvg = (text: string): boolean => /^<svg[\s/>]/.test(text.replace(PROLOGUE, ''));

/** Reports whether a text starts like an SVG document whose DOCTYPE has definitions, which could expand without end. */
export const isSvgWithDefinitions = (text: string): boolean =>
  /^<!DOCTYPE\s+svg\b[^<>[]*\[/i.test(text.replace(PROLOGUE, ''));

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

export type CleanedSvg =
  { readonly ok: true; readonly svg: string } | { readonly ok: false; readonly problem: Problem };

interface OpenElement {
  readonly isStyle: boolean;
  hasElements: boolean;
}

/** Watches the elements of a drawing as they open and close. Throws {@link LimitExceeded}. */
const watchElements = () => {
  const references = createReferenceCount();
  const open: OpenElement[] = [];
  let elements = 0;
  let styles = 0;
  let closed: OpenElement | undefined;
  return {
    references,
    enter: (name: string, attributes: Readonly<Record<string, string>>): void => {
      const isStyle = name === 'style';
      const parent = open.at(-1);
      if (parent) parent.hasElements = true;
      open.push({ isStyle, hasElements: false });
      elements += 1;
      styles += isStyle ? 1 : 0;
      if (open.length > MAX_DEPTH) throw new LimitExceeded(problem('svg-nesting', { max: MAX_DEPTH }));
      if (elements > MAX_ELEMENTS) throw new LimitExceeded(problem('svg-elements', { max: MAX_ELEMENTS }));
      if (styles > MAX_STYLES) throw new LimitExceeded(problem('svg-styles', { max: MAX_STYLES }));
      references.enter(attributes);
    },
    leave: (): void => {
      closed = open.pop();
      references.leave();
    },
    /** Reports whether the element that has just closed is a style sheet with elements inside. */
    hasClosedMixedStyle: (): boolean => closed?.isStyle === true && closed.hasElements,
  };
};

const sanitize = (text: string, elements: ReturnType<typeof watchElements>): string =>
  sanitizeHtml(text, {
    allowedTags: [...ELEMENTS],
    allowedAttributes: { '*': Object.keys(ATTRIBUTES) },
    // The library's rules for links and styles are those of HTML; `cleanAttributes` has those of SVG.
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    // Style sheets pass only if nothing in them needs escaping: `isHarmlessCss`.
    allowVulnerableTags: true,
    // The text of an element inside is escaped, so that a second cleaning would change it.
    exclusiveFilter: ({ tag, text: css }) =>
      tag === 'style' && (elements.hasClosedMixedStyle() || !isHarmlessCss(css)),
    nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'handler', 'listener'],
    // In XML every attribute has a value.
    nonBooleanAttributes: ['*'],
    selfClosing: [],
    onOpenTag: elements.enter,
    onCloseTag: elements.leave,
    parser: { xmlMode: true, decodeEntities: true },
    transformTags: {
      '*': (tagName, given) => ({ tagName, attribs: cleanAttributes(given) }),
      svg: (tagName, given) => ({
        tagName,
        attribs: { xmlns: SVG_NAMESPACE, ...cleanAttributes(given) },
      }),
    },
  }).trim();

const refused = (reason: Problem): CleanedSvg => ({ ok: false, problem: reason });

/**
 * Removes everything from an SVG except allowed elements and attributes, and links to its own parts or embedded images.
 * Refuses a file in which no drawing is left, and one that is too large or would take too long to draw. Its time is
 * linear in the length of the text.
 * @example cleanSvg('<svg onload="alert(1)"><script/><path d="M0 0"/></svg>')
 * // { ok: true, svg: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>' }
 */
export const cleanSvg = (text: string): CleanedSvg => {
  if (!isSvg(text)) return refused(problem('svg-type'));
  const elements = watchElements();
  try {
    const svg = sanitize(text.replace(PROLOGUE, ''), elements);
    if (elements.references.drawn() > MAX_DRAWN) return refused(problem('svg-drawing'));
    return svg.startsWith('<svg ') && svg.endsWith('</svg>')
      ? { ok: true, svg }
      : refused(problem('svg-damaged'));
  } catch (error) {
    if (error instanceof LimitExceeded) return refused(error.problem);
    throw error;
  }
};
