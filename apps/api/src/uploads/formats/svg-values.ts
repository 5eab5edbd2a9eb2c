/** A reference within the drawing, e.g. to a gradient. */
const FRAGMENT = /^#[\w.:-]+$/;
/** An embedded bitmap. An embedded SVG could contain scripts. */
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg);base64,[\w+/=\s]+$/;

/** Reports whether the value of `href` refers into the drawing. */
export const isLocalLink = (address: string): boolean =>
  FRAGMENT.test(address) || EMBEDDED_PICTURE.test(address);

/** The allowed functions. None of them loads files; `url` is checked separately. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  '',
  ...'rgb rgba hsl hsla calc var matrix translate translatex translatey scale scalex scaley rotate'.split(
    ' ',
  ),
  ...'skewx skewy not nth-child nth-of-type url'.split(' '),
]);
/** Longer than any name in the list, which bounds the cost of long words. */
const NAME_CHARS = 24;

const hasOnlyHarmlessFunctions = (css: string): boolean =>
  css
    .split('(')
    .slice(0, -1)
    .every((before) => FUNCTIONS.has(/[\w-]*$/.exec(before.slice(-NAME_CHARS))?.[0].toLowerCase() ?? ''));

/** Reports whether every `url(` refers into the drawing. */
const hasOnlyLocalUrls = (css: string): boolean => !/url\((?!\s*(["']?)#[\w.:-]+\1\s*\))/i.test(css);

const isHarmless = (css: string): boolean => hasOnlyHarmlessFunctions(css) && hasOnlyLocalUrls(css);

/**
 * Reports whether a presentation attribute or a `style` attribute cannot fetch: no escapes, no rules, no functions but those of a
 * list, and `url(#…)` only.
 */
export const isHarmlessValue = (value: string): boolean => !/[\\@<]/.test(value) && isHarmless(value);

/**
 * The same for a style sheet, which may also query the visitor's color scheme. It is written unescaped, so it must
 * contain no XML markup.
 */
export const isHarmlessCss = (css: string): boolean =>
  !/[\\<&]|\]\]>|@(?!media[\s(])/i.test(css) && isHarmless(css);
