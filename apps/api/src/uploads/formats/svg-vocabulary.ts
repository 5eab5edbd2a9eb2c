export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * Elements that draw, by https://www.w3.org/TR/SVG2/eltindex.html. Missing on purpose: whatever acts (`script`, `set`,
 * `animate…`), leads away (`a`), embeds (`foreignObject`) or fetches (`feImage`).
 */
export const ELEMENTS: readonly string[] = (
  'svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon ' +
  'text tspan textPath image linearGradient radialGradient stop clipPath mask pattern marker filter ' +
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode ' +
  'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
).split(' ');

const PLAIN = 'id class lang role type aria-label aria-hidden aria-labelledby xml:space';

const VALUES =
  'style viewBox preserveAspectRatio version width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathLength ' +
  'transform dx dy rotate textLength lengthAdjust startOffset offset gradientUnits gradientTransform spreadMethod ' +
  'clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform markerUnits ' +
  'markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 result mode values operator k1 k2 k3 ' +
  'k4 stdDeviation edgeMode tableValues slope intercept amplitude exponent order kernelMatrix divisor bias targetX ' +
  'targetY preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent scale xChannelSelector ' +
  'yChannelSelector azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle radius baseFrequency ' +
  'numOctaves seed stitchTiles alignment-baseline baseline-shift clip clip-path clip-rule color ' +
  'color-interpolation color-interpolation-filters direction display dominant-baseline enable-background fill ' +
  'fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch ' +
  'font-style font-variant font-weight image-rendering letter-spacing lighting-color marker-end marker-mid ' +
  'marker-start mask mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke ' +
  'stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width ' +
  'text-anchor text-decoration text-rendering vector-effect visibility word-spacing writing-mode';

type Kind = 'text' | 'value' | 'link' | 'namespace';
const rows = (names: string, kind: Kind): [string, Kind][] => names.split(' ').map((name) => [name, kind]);

/** The allowed attributes with the rules for their values. */
export const ATTRIBUTES: Readonly<Record<string, Kind>> = Object.fromEntries([
  ...rows(PLAIN, 'text'),
  ...rows(VALUES, 'value'),
  ['href', 'link'],
  ['xmlns', 'namespace'],
]);
