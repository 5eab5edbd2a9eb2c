/** A place in the same drawing, e.g. of a gradient. */
const FRAGMENT = /^#[\w.:-]+$/;
/** A picture that the drawing carries. Another SVG could act again, so bitmaps only. */
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg);base64,[\w+/=\s]+$/;

/** Where `href` may lead: into the drawing itself. */
export const isLocalLink = (address: string): boolean =>
  FRAGMENT.test(address) || EMBEDDED_PICTURE.test(address);

/** What may stand before a bracket; none of it fetches, and `url` is looked at on its own. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  '',
  ...'rgb rgba hsl hsla calc var matrix translate translatex translatey scale scalex scaley rotate'.split(
    ' ',
  ),
  ...'skewx skewy not nth-child nth-of-type url'.split(' '),
]);
/** Longer than any name of the list, so that a long word costs no more than a short one. */
const NAME_CHARS = 24;

const hasOnlyHarmlessFunctions = (css: string): boolean =>
  css
    .split('(')
    .slice(0, -1)
    .every((before) => FUNCTIONS.has(/[\w-]*$/.exec(before.slice(-NAME_CHARS))?.[0].toLowerCase() ?? ''));

/** Every `url(` leads to a place in the drawing. */
const hasOnlyLocalUrls = (css: string): boolean => !/url\((?!\s*(["']?)#[\w.:-]+\1\s*\))/i.test(css);

const isHarmless = (css: string): boolean => hasOnlyHarmlessFunctions(css) && hasOnlyLocalUrls(css);

/**
 * Whether a presentation attribute or a `style` attribute cannot fetch: no escapes, no rules, no functions but those of a
 * list, and `url(#…)` only.
 */
export const isHarmlessValue = (value: string): boolean => !/[\\@<]/.test(value) && isHarmless(value);

/**
 * The same for a style sheet, which may also ask for the visitor's colour scheme. It stands in the document unescaped: so
 * nothing that XML would read either.
 */
export const isHarmlessCss = (css: string): boolean =>
  !/[\\<&]|\]\]>|@(?!media[\s(])/i.test(css) && isHarmless(css);
