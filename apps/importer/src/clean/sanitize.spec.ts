import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { markedRuns, plainText } from '@open-discovery/model';
import { sanitize, sanitizeName } from './sanitize.ts';

/** Matches what no output may contain: a `<` that does not start one of the four marks. */
const ACTIVE = /<(?!\/?(?:sup|sub|i|b)>)/;

test.each([
  [
    'the four marks stay',
    'H<sub>2</sub>O <i>in</i> <b>x</b><sup>3</sup>',
    'H<sub>2</sub>O <i>in</i> <b>x</b><sup>3</sup>',
  ],
  ['scripts between dots', 'Lu.sub.2./sub.S:Pr.sup.3+./sup. ions', 'Lu<sub>2</sub>S:Pr<sup>3+</sup> ions'],
  ['attributes go', '<i class="a" onclick="x()">in vivo</i>', '<i>in vivo</i>'],
  [
    'other words for marks',
    '<em>a</em><strong>b</strong><jats:italic>c</jats:italic><jats:bold>d</jats:bold>',
    '<i>a</i><b>b</b><i>c</i><b>d</b>',
  ],
  ['upper case', '<I>a</I>', '<i>a</i>'],
  ['a mark is closed', '<i>a', '<i>a</i>'],
  ['marks that overlap are nested', '<i>a<b>b</i>c</b>', '<i>a<b>b</b></i>c'],
  ['a mark inside itself counts once', '<i>a<em>b</em>c</i>', '<i>ab</i>c'],
  ['empty marks go', 'a<i></i>b<b> <i></i></b>c', 'ab c'],
  [
    'JATS paragraphs are lines',
    '<jats:title>Aim</jats:title><jats:p>One.</jats:p><jats:p>Two.</jats:p>',
    'Aim\nOne.\nTwo.',
  ],
  ['line breaks are lines', 'a<br/>b</br>c', 'a\nb\nc'],
  ['blank lines are lines', 'a\n\nb\nc', 'a\nb c'],
  ['spaces are one', ' a \t  b ', 'a b'],
  ['links are their text', '<a href="javascript:alert(1)">here</a>', 'here'],
  ['entities are decoded once', 'A &amp; B &uuml; &#228; &#x2013;', 'A & B ü ä –'],
  ['encoded marks are marks', 'PL&lt;sup&gt;pro&lt;/sup&gt; &lt;em>x&lt;/em>', 'PL<sup>pro</sup> <i>x</i>'],
  ['marks encoded twice are marks', '&amp;lt;i&amp;gt;x&amp;lt;/i&amp;gt; &amp;lt; y', '<i>x</i> &lt; y'],
  [
    'encoded paragraphs are lines',
    'A.\n\n&lt;p&gt;B &lt;b&gt;c&lt;/b&gt;&lt;/p&gt;&lt;p&gt;D&lt;/p&gt;',
    'A.\nB <b>c</b>\nD',
  ],
  [
    'an encoded mark without its end is text',
    'The &lt;b&gt; of &lt;i&gt;HTML&lt;/i&gt;',
    'The &lt;b> of <i>HTML</i>',
  ],
  [
    'an encoded link is its text',
    'see &lt;a href="http://x.example/?a=1&amp;b=2" target="_blank"&gt;y&lt;/a&gt;',
    'see y',
  ],
  ['encoded line breaks are lines', 'A.&lt;br /&gt;&lt;br /&gt;B', 'A.\nB'],
  ['an encoded image goes', 'a&lt;img src="x.png"&gt;b', 'ab'],
  ['the word <img> is text', 'the &lt;img&gt; element', 'the &lt;img> element'],
  ['another encoded element is text', '&lt;gene id="x"&gt;y&lt;/gene&gt;', '&lt;gene id="x">y&lt;/gene>'],
  ['an encoded list', '&lt;ul&gt;&lt;li&gt;a&lt;/li&gt;&lt;li&gt;b&lt;/li&gt;&lt;/ul&gt;', 'a\nb'],
  [
    'a preformatted exponent',
    '60,000/mm&lt;PRE&gt;3&lt;/PRE&gt; and <pre>7</pre>',
    '60,000/mm<sup>3</sup> and\n7',
  ],
  [
    'the DOI of an abstract is no part of it',
    '<object-id pub-id-type="doi">10.7554/eLife.06003.001</object-id><p>Lipids</p>',
    'Lipids',
  ],
  [
    'any entity of HTML may be encoded twice',
    '1 g&amp;minus;1, 71.3&amp;percnt; of &amp;OElig;',
    '1 g−1, 71.3% of Œ',
  ],
  ['or three times', 'R&amp;amp;amp;D &amp;amp;lt; 1', 'R&D &lt; 1'],
  [
    'what only resembles an entity is text',
    '?a=1&amp;section=2 &amp;nothing;',
    '?a=1&section=2 &amp;nothing;',
  ],
  ['encoded twice is decoded twice, and text', '&amp;lt;b&amp;gt; &amp;amp; &amp;#8722;', '&lt;b> & −'],
  ['an ampersand alone is text', 'R&D', 'R&D'],
  ['less-than is text', 'p<0.05 and n<m and k < l', 'p&lt;0.05 and n&lt;m and k &lt; l'],
  ['an unknown element is text', 'the <gene> and </gene>', 'the &lt;gene> and &lt;/gene>'],
  ['CDATA is text', '<![CDATA[a < b]]>', 'a &lt; b'],
  ['comments go', 'a<!-- b -->c', 'ac'],
  ['letters written as escapes', 'Universit\\xe4t \\u2013 \\xc3\\xa4', 'Universität – ä'],
  ['LaTeX stays', '$\\unknown{s}$ and \\xi and \\u{a}', '$\\unknown{s}$ and \\xi and \\u{a}'],
  [
    'an exponent of a formula',
    '<mml:math><mml:msup>\n <mml:mn>10</mml:mn>\n <mml:mn>5</mml:mn>\n</mml:msup></mml:math> cells',
    '10<sup>5</sup> cells',
  ],
  [
    'indices of a formula',
    '<math><msubsup><mi>x</mi><mi>i</mi><mrow><mo>-</mo><mn>1</mn></mrow></msubsup></math>',
    'x<sub>i</sub><sup>-1</sup>',
  ],
  [
    'a fraction and a root',
    '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac><msqrt><mn>3</mn></msqrt></math>',
    '(a+b)/2√(3)',
  ],
  [
    'an index inside an exponent',
    '<math><msup><mi>e</mi><msup><mi>x</mi><mn>2</mn></msup></msup></math> and',
    'e<sup>x^2</sup> and',
  ],
  [
    'a formula said twice',
    '<math><semantics><mi>x</mi><annotation encoding="TeX">x</annotation></semantics></math>',
    'x',
  ],
  ['a gap in a formula', '<math><mn>5</mn><mspace width="1em"/><mi>m</mi></math>', '5 m'],
])('%s', (_rule, source, expected) => {
  expect(sanitize(source)).toBe(expected);
});

describe('attacks leave no executable content', () => {
  test.each([
    ['a name that every object has', '<constructor>a</constructor>', '&lt;constructor>a&lt;/constructor>'],
    ['script', 'a<script>alert(1)</script>b', 'ab'],
    ['script in capitals', 'a<SCRIPT SRC=//evil/x.js></SCRIPT>b', 'ab'],
    ['script never closed', 'a<script>alert(1)', 'a'],
    ['script inside JATS', '<jats:p>a<jats:script>x</jats:script>b</jats:p>', 'ab'],
    ['style', '<style>*{background:url(javascript:x)}</style>a', 'a'],
    ['image with a handler', 'a<img src=x onerror=alert(1)>b', 'ab'],
    ['svg with a handler', 'a<svg/onload=alert(1)><circle/></svg>b', 'ab'],
    ['svg with an animation', '<svg><animate onbegin=alert(1) attributeName=x></svg>a', 'a'],
    ['frame with data', '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>a', 'a'],
    ['object', '<object data="data:text/html;base64,PHM+"></object>a', 'a'],
    ['form', '<form action="javascript:x"><input autofocus onfocus=x></form>a', 'a'],
    ['template', '<template><img src=x onerror=x></template>a', 'a'],
    ['MathML link', '<math href="javascript:x"><mi>a</mi></math>', 'a'],
    ['a mark with a handler', '<b onmouseover=alert(1)>a</b>', '<b>a</b>'],
    ['a tag that ends nowhere', 'a<img src=x onerror=alert(1)', 'a'],
    ['an unknown element with a handler', '<x onclick=alert(1)>a</x>', '&lt;x onclick=alert(1)>a&lt;/x>'],
    [
      'a script in pieces',
      '<scr<script>x</script>ipt>a</scr<script>x</script>ipt>',
      '&lt;script>a&lt;/script>',
    ],
    ['an encoded script', '&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script>alert(1)&lt;/script>'],
    ['a script encoded twice', '&amp;lt;script&amp;gt;', '&lt;script>'],
    ['a script encoded three times', '&amp;amp;lt;script&amp;amp;gt;x', '&lt;script>x'],
    [
      'a script in an encoded link',
      '&lt;a href="javascript:x"&gt;&lt;script&gt;y&lt;/script&gt;&lt;/a&gt;',
      '&lt;script>y&lt;/script>',
    ],
    ['an encoded link with a handler', '&lt;a onclick=&quot;x()&quot;&gt;y&lt;/a&gt;', 'y'],
    ['an encoded image with a handler', '&lt;img src=x onerror=alert(1)&gt;a', 'a'],
    ['an encoded frame', '&lt;iframe src=x&gt;&lt;/iframe&gt;', '&lt;iframe src=x>&lt;/iframe>'],
    ['an encoded mark around a script', '&lt;i&gt;<script>x</script>&lt;/i&gt;', ''],
    [
      'encoded elements that end in each other',
      '&lt;b title="&lt;i&gt;"&gt;<scr&lt;/i&gt;ipt>&lt;/b&gt;',
      '&lt;b title="<i>">&lt;scr</i>ipt>&lt;/b>',
    ],
    ['text turned around by a number', 'a&#x202E;gnp.exe', 'agnp.exe'],
    ['a script encoded by numbers', '&#60;script&#62;', '&lt;script>'],
    ['numbers without a semicolon', '&#60script>', '&lt;script>'],
    ['a zero-width space inside the name', '<scr\u200Bipt>a', '&lt;scr\u200Bipt>a'],
    ['a null character inside the name', '<scr\u0000ipt>a</script>', ''],
    ['full-width brackets stay letters', '＜script＞', '＜script＞'],
    ['text turned around', 'a\u202Egnp.exe\u2066', 'agnp.exe'],
    ['half a character', 'a\uD800b', 'a\uFFFDb'],
    ['a comment that closes early', '<!--><img src=x onerror=x>-->a', '-->a'],
    ['CDATA with a script', '<![CDATA[<script>x</script>]]>', '&lt;script>x&lt;/script>'],
    ['a doctype', '<!DOCTYPE html><p>a', 'a'],
    ['attribute with a closing sign', '<a title="><script>x</script>">a</a>', 'a'],
  ])('%s', (_attack, source, expected) => {
    expect(sanitize(source)).toBe(expected);
  });
});

const fragment = fc.constantFrom(
  '<',
  '>',
  '</',
  '/>',
  'script',
  'i',
  'b',
  'sup',
  'svg',
  ' onload=x',
  '&lt;',
  '&amp;',
  '&#60;',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '"',
  "'",
  '<p>',
  '<i>',
  '</i>',
  '<b>',
  '</b>',
  '<script>',
  '</script>',
  '<msup>',
  '<mrow>',
  '</mrow>',
  '</msup>',
  '\\x3c',
  '\\xe4',
  'a',
  ' ',
  '\n\n',
  '\u0000',
  '\u2029',
);
const anyMarkup = fc
  .array(fc.oneof(fragment, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 25 })
  .map((all) => all.join(''));

const WORDS = [
  'seas',
  '<i>seas</i>',
  '<p>seas</p>',
  'a < b',
  'R&D',
  '<gene>',
  '<br>',
  '<a href="x">seas</a>',
  '&minus;',
];
const encode = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** A word as sources write it, encoded up to three times. */
const word = fc
  .tuple(fc.constantFrom(...WORDS), fc.integer({ min: 0, max: 3 }))
  .map(([text, times]) => Array.from({ length: times }).reduce<string>(encode, text));

describe('for any source text', () => {
  test('the only `<` left belong to the four allowed tags', () => {
    fc.assert(fc.property(anyMarkup, (source) => !ACTIVE.test(sanitize(source))));
  });
  test('every opening tag is closed, in order', () => {
    fc.assert(
      fc.property(anyMarkup, (source) => {
        const open: string[] = [];
        for (const [, slash, mark = ''] of sanitize(source).matchAll(/<(\/?)(\w+)>/g)) {
          if (slash === '') open.push(mark);
          else expect(open.pop()).toBe(mark);
        }
        expect(open).toEqual([]);
      }),
    );
  });
  test('what has been sanitized, with its lines as elements, stays as it is', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const marked = sanitize(words.join(' '));
        expect(sanitize(marked.replaceAll('\n', '<br>'))).toBe(marked);
      }),
    );
  });
  test('the runs contain the plain text', () => {
    fc.assert(
      fc.property(anyMarkup, (source) => {
        const marked = sanitize(source);
        expect(
          markedRuns(marked)
            .map(({ text }) => text)
            .join(''),
        ).toBe(plainText(marked));
      }),
    );
  });
});

test.each([
  ['entities', 'M&uuml;ller &amp; Co', 'Müller & Co'],
  ['marks', '<i>Nature</i>', 'Nature'],
  ['less-than', 'a < b', 'a < b'],
  ['lines', 'a<br>b', 'a b'],
])('names are plain text: %s', (_rule, source, expected) => {
  expect(sanitizeName(source)).toBe(expected);
});
