import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanHtml } from './clean-html.ts';

const clean = (html: string): string | null => {
  const cleaned = cleanHtml(html);
  return cleaned.ok ? cleaned.html : null;
};
const NONE = 'rel="noopener noreferrer"';

describe('allowed HTML stays', () => {
  test.each([
    '<h2>About</h2><p>Some <strong>bold</strong> and <em>slanted</em> text</p>',
    '<ul><li>one</li><li>two</li></ul>',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<img src="https://example.org/a.png" alt="a" />',
    '<img src="/api/utils-service/download/logo.png" alt="" />',
    `<a href="https://example.org/?a=1" ${NONE}>there</a>`,
    `<a href="/search/find" ${NONE}>here</a>`,
    `<a href="mailto:help@example.org" ${NONE}>write</a>`,
    `<a href="#top" ${NONE}>up</a>`,
  ])('%s', (html) => expect(clean(html)).toBe(html));
});

describe('harmful HTML is removed', () => {
  test.each([
    ['<script>x()</script>a', 'a'],
    ['<style>p{}</style>a', 'a'],
    ['<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
    ['<iframe src="https://example.org"></iframe><object></object><embed>', ''],
    ['<form action="/x"><input name="a"><button>b</button></form>', 'b'],
    ['<svg onload="x()"><a href="javascript:x()">a</a></svg>', `<a ${NONE}>a</a>`],
    ['<a href="javascript:x()">a</a>', `<a ${NONE}>a</a>`],
    ['<a href=" JaVaScRiPt&colon;x()">a</a>', `<a ${NONE}>a</a>`],
    ['<a href="java\u0000script:x()">a</a>', `<a ${NONE}>a</a>`],
    ['<a href="data:text/html,x">a</a>', `<a ${NONE}>a</a>`],
    ['<a href="//example.org">a</a>', `<a ${NONE}>a</a>`],
    ['<a href="/\\example.org">a</a>', `<a ${NONE}>a</a>`],
    ['<a href="/x" rel="opener">a</a>', `<a href="/x" ${NONE}>a</a>`],
    ['<img src="x" onerror="x()">', '<img />'],
    ['<img src="http://example.org/a.png">', '<img />'],
    ['<img src="data:image/svg+xml,x">', '<img />'],
    ['<img src="https://example.org/a.png" srcset="//x">', '<img src="https://example.org/a.png" />'],
    ['<math><mi xlink:href="data:x">a</mi></math>', 'a'],
    [
      '<noscript><p title="</noscript><img src=x onerror=x()>">',
      '<p title="&lt;/noscript&gt;&lt;img src=x onerror=x()&gt;"></p>',
    ],
    ['<!-- a --><![CDATA[b]]><base href="//x"><meta http-equiv="refresh" content="0">', ''],
    ['<p>a', '<p>a</p>'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('%s → %s', (html, expected) => expect(clean(html)).toBe(expected));
});

describe('limits', () => {
  test.each([
    ['100 nested elements', '<div>'.repeat(100), null],
    ['101 nested elements', '<div>'.repeat(101), /more than 100 nested elements/],
    ['unknown elements, too', '<x>'.repeat(101), /more than 100 nested elements/],
    ['1,000 elements side by side', '<p>'.repeat(1_000), null],
    ['1,000 line breaks', '<br>'.repeat(1_000), null],
    ['100,000 characters', 'a'.repeat(100_000), null],
    ['100,001 characters once & is escaped', `${'a'.repeat(99_996)}&`, /100001 characters.*at most 100000/],
    [
      '100,001 characters once <p> is closed',
      `<p>${'a'.repeat(99_994)}`,
      /100001 characters.*at most 100000/,
    ],
  ])('%s', (_name, html, message) => {
    const cleaned = cleanHtml(html);
    expect(cleaned.ok ? null : cleaned.problem.message).toEqual(
      message === null ? null : expect.stringMatching(message),
    );
  });

  test('nested elements cost no more than the same number of siblings', () => {
    const parsedBytes = 99_000;
    const msOf = (element: string): number => {
      const start = performance.now();
      cleanHtml(element.repeat(parsedBytes / element.length));
      return performance.now() - start;
    };
    msOf('<b>');
    expect(msOf('<b>')).toBeLessThan(msOf('<b></b>') + 1);
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    '<a href="',
    '<img src=',
    '"',
    "'",
    '>',
    '</p>',
    '<p',
    ' onclick=x',
    '<script>',
    '<!--',
    '&lt;',
    '<svg>',
    '<style>',
    'javascript:',
    '//',
    '<table>',
    '<td>',
  ),
  fc.string({ maxLength: 5 }),
);

test('cleaning twice changes nothing, and no event handler or script remains', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const cleaned = clean(pieces.join('')) ?? '';
      expect(clean(cleaned)).toBe(cleaned);
      expect(cleaned).not.toMatch(/<(?:script|style|svg|iframe)|<[^>"]*\son\w+=|href="javascript/i);
    }),
    { numRuns: 1_000 },
  );
});
