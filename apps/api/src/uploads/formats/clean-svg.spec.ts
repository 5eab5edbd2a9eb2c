import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanSvg } from './clean-svg.ts';
import { ATTRIBUTES, ELEMENTS } from './svg-vocabulary.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const clean = (text: string): string | null => {
  const cleaned = cleanSvg(text);
  return cleaned.ok ? cleaned.svg : null;
};
const around = (inner: string): string => `<svg ${NS}>${inner}</svg>`;

describe('allowed content stays', () => {
  test.each([
    '<path d="M0 0h8v8z" fill="#e30613" stroke-width="2"></path>',
    '<defs><linearGradient id="a"><stop offset="0" stop-color="rgb(1,2,3)"></stop></linearGradient></defs>',
    '<rect width="8" height="8" fill="url(#a)" style="fill:url(#a);font-family:\'Open Sans\', serif"></rect>',
    '<g transform="translate(1 2) rotate(45)"><use href="#b"></use></g>',
    '<style>.st0{fill:#fff}.st1 > path{stroke:url(#a)}</style>',
    '<style>path{fill:#000}@media (prefers-color-scheme: dark){path{fill:#fff}}</style>',
    '<style>/* a comment (of the drawing program) */ .a{fill:red}</style>',
    '<image href="data:image/png;base64,iVBORw0KGgo=" width="8" height="8"></image>',
    '<text x="1">Ö &amp; &lt;script&gt;</text>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter>',
  ])('%s', (inner) => {
    expect(clean(around(inner))).toBe(around(inner));
  });
});

describe('active and external content is removed', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<script><![CDATA[alert(1)]]></script>', ''],
    ['<script href="https://evil.example/x.js"/>', ''],
    ['<SCRIPT>alert(1)</SCRIPT>', 'alert(1)'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', 'alert(1)'],
    ['<path onload="alert(1)" d="M0 0"/>', '<path d="M0 0"></path>'],
    ['<path OnLoad="alert(1)" d="M0 0"/>', '<path d="M0 0"></path>'],
    ['<path ev:event="load" d="M0 0"/>', '<path d="M0 0"></path>'],
    [
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="x"/></body></foreignObject>',
      '',
    ],
    ['<g xmlns="http://www.w3.org/1999/xhtml"><title>x</title></g>', '<g><title>x</title></g>'],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', '<path d="M0 0"></path>'],
    ['<a xlink:href="java&#10;script:alert(1)"><path d="M0 0"/></a>', '<path d="M0 0"></path>'],
    ['<set attributeName="onload" to="alert(1)"/>', ''],
    ['<animate attributeName="href" values="javascript:alert(1)"/>', ''],
    ['<use href="https://evil.example/x.svg#a"/>', '<use></use>'],
    ['<use xlink:href="#a"/>', '<use href="#a"></use>'],
    ['<use href="data:image/svg+xml;base64,PHN2Zz4="/>', '<use></use>'],
    ['<image href="https://evil.example/pixel.png"/>', '<image></image>'],
    ['<image href="//evil.example/pixel.png"/>', '<image></image>'],
    ['<image href="/api/login-service/logout"/>', '<image></image>'],
    ['<image href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;"/>', '<image></image>'],
    ['<image href="data:text/html;base64,PHNjcmlwdD4="/>', '<image></image>'],
    ['<feImage href="https://evil.example/x"/>', ''],
    ['<path fill="url(https://evil.example/x#a)"/>', '<path></path>'],
    ['<path fill="url( &quot;https://evil.example/x&quot;)"/>', '<path></path>'],
    ['<path fill="u\\72l(https://evil.example/x)"/>', '<path></path>'],
    ['<path style="fill:URL(//evil.example/x)"/>', '<path></path>'],
    ['<path style="mask:image-set(\'//evil.example/x\' 1x)"/>', '<path></path>'],
    ['<style>@import "https://evil.example/x.css";</style>', ''],
    ['<style>@media all{a{fill:url(https://evil.example/x)}}</style>', ''],
    ['<style>@MEDIA-x{}</style>', ''],
    ['<style><<svg>?></style>', ''],
    ['<style>a{}<g>b{}</g></style>', ''],
    ['<style>@import url(#a)</style>', ''],
    ['<style>@font-face{src:url(https://evil.example/x)}</style>', ''],
    ['<style>a{fill:url(https://evil.example/x)}</style>', ''],
    ['<style>a{fill:\\75rl(https://evil.example/x)}</style>', ''],
    ['<style>&lt;/style>&lt;script>alert(1)&lt;/script></style>', ''],
    ['<style><![CDATA[</style><script>alert(1)</script>]]></style>', ''],
    ['<style>a{}]]&gt;<script>alert(1)</script></style>', ''],
    ['<!-- <script>alert(1)</script> -->', ''],
    ['<?xml-stylesheet href="https://evil.example/x.css"?>', ''],
    ['<![CDATA[<script>alert(1)</script>]]>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['&lt;script>alert(1)&lt;/script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['&xxe;', '&amp;xxe;'],
    ['<iframe src="https://evil.example"/><embed src="x"/><object src="x"/>', ''],
    ['<metadata><rdf:RDF/>made by a person</metadata>', ''],
  ])('%s → %s', (inner, expected) => {
    expect(clean(around(inner))).toBe(around(expected));
  });
});

describe('the document around it', () => {
  test.each([
    ['<svg/>', `<svg ${NS}></svg>`],
    ['<svg xmlns="http://www.w3.org/1999/xhtml" onload="x"></svg>', `<svg ${NS}></svg>`],
    ['\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<svg></svg>\n', `<svg ${NS}></svg>`],
    [
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd"><svg></svg>',
      `<svg ${NS}></svg>`,
    ],
    ['<svg><path', `<svg ${NS}></svg>`],
    ['<html><svg></svg></html>', null],
    ['<!-- <svg> --><html></html>', null],
    ['<svgx></svgx>', null],
    ['no drawing', null],
    ['', null],
  ])('%j → %j', (text, expected) => {
    expect(clean(text)).toBe(expected);
  });
  test.each([
    ['brackets', `<path d="${'('.repeat(500_000)}"/>`],
    ['one long word', `<path d="${'a'.repeat(500_000)}"/>`],
    ['openings of url(', `<path d="${'url('.repeat(200_000)}"/>`],
    ['openings of a comment', `<style>${'/*'.repeat(200_000)}</style>`],
    ['openings of an element', '<g '.repeat(100_000)],
  ])('many %s are cleaned as fast as few', (_what, inner) => {
    const start = performance.now();
    cleanSvg(around(inner));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('limits', () => {
  const nested = (elements: number): string => '<g>'.repeat(elements) + '</g>'.repeat(elements);
  test.each([
    ['63 elements in the drawing', nested(63), null],
    ['64 elements', nested(64), 'an SVG may have up to 64 nested elements, this one has more'],
    ['40,000 elements', nested(40_000), 'an SVG may have up to 64 nested elements, this one has more'],
    [
      '290,000 elements that do not end',
      '<g>'.repeat(290_000),
      'an SVG may have up to 64 nested elements, this one has more',
    ],
    ['removed elements', '<x>'.repeat(64), 'an SVG may have up to 64 nested elements, this one has more'],
  ])('nested: %s', (_name, inner, message) => {
    const cleaned = cleanSvg(around(inner));
    expect(cleaned.ok ? null : cleaned.problem.message).toBe(message);
  });
  test.each([
    ['49,999 elements', '<g/>'.repeat(49_999), null],
    ['50,000 elements', '<g/>'.repeat(50_000), 'an SVG may have up to 50000 elements, this one has more'],
    ['100 style sheets', '<style>a{}</style>'.repeat(100), null],
    [
      '101 style sheets',
      '<style>a{}</style>'.repeat(101),
      'an SVG may have up to 100 style sheets, this one has more',
    ],
  ])('side by side: %s', (_name, inner, message) => {
    const cleaned = cleanSvg(around(inner));
    expect(cleaned.ok ? null : cleaned.problem.message).toBe(message);
  });
});

describe('drawings that take too long', () => {
  const twice = (to: string): string => `<use href="#${to}"/><use href="#${to}"/>`;
  const doubled = (levels: number): string =>
    Array.from({ length: levels }, (_, at) => `<g id="a${at + 1}">${twice(`a${at}`)}</g>`).join('');
  const filled = (levels: number): string =>
    Array.from(
      { length: levels },
      (_, at) => `<pattern id="a${at + 1}">${`<g fill="url(#a${at})"/>`.repeat(3)}</pattern>`,
    ).join('');
  const chained = Array.from(
    { length: 20_000 },
    (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/></g>`,
  ).join('');
  test.each([
    ['a group used twice by the next', doubled(30), false],
    ['the same with the older name', doubled(30).replaceAll(' href', ' xlink:href'), false],
    ['patterns filled by the next', filled(20), false],
    ['a use of itself', '<use id="a" href="#a"/>', false],
    ['a use of what it stands in', '<g id="a"><use href="#a"/></g>', false],
    ['a chain without an end', chained, false],
    ['a few levels', doubled(8), true],
    ['many uses of one thing', `<g id="a0"/>${twice('a0').repeat(2_000)}`, true],
    ['many colors', '<path fill="#a0a0a0"/>'.repeat(2_000), true],
  ])('%s', (_name, inner, isTaken) => {
    expect(cleanSvg(around(inner)).ok).toBe(isTaken);
  });
});

test('the result of any input has allowed content only, and does not change when it is cleaned again', () => {
  const piece = fc.oneof(
    fc.constantFrom(...ELEMENTS, 'script', 'a', 'foreignObject').map((name) => `<${name}>`),
    fc.constantFrom(...ELEMENTS, 'script').map((name) => `</${name}>`),
    fc
      .tuple(
        fc.constantFrom(...Object.keys(ATTRIBUTES), 'onload', 'xlink:href'),
        fc.constantFrom('#a', 'url(#a)', 'javascript:x', 'url(//e)', '"', '&quot;>', '&lt;script>', ']]>'),
      )
      .map(([name, value]) => `<g ${name}="${value}">`),
    fc.constantFrom(
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '&lt;',
      '&amp;lt;',
      '<style>',
      '</style>',
      '<?x',
      '?>',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const out = clean(around(pieces.join('')));
      if (out === null) return;
      expect(clean(out)).toBe(out);
      for (const [, name = ''] of out.matchAll(/<\/?([^\s/>]+)/g)) expect(ELEMENTS).toContain(name);
      expect(out).not.toMatch(/<[^>]*\s(?:(?:on\w+|xlink:href)=|href="(?!#)|fill="url\(\/)/);
    }),
    { numRuns: 500, examples: [[['<style>', '<', '<svg>', '?>']]] },
  );
});
