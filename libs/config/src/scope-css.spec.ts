import { expect, test } from '@jest/globals';
import { scopeCss } from './scope-css.ts';

const inside = (css: string): string => `@scope (body) {${css}}`;

test.each([
  ['', ''],
  ['  /* nothing */  ', ''],
  ['a { color: red }', inside('a { color: red }')],
  ['@media print { a { color: red } }', inside('@media print { a { color: red } }')],
  ['a::after { content: "\\201C {" }', inside('a::after { content: "\\201C {" }')],
  ['} html { display: none }', inside('html { display: none }')],
  ['a { color: red', inside('a { color: red}')],
  ['a { content: "}', inside('a { content: "}"}')],
  [
    'a { color: red } </style><script>alert(1)</script>',
    inside('a { color: red } \\3c /style>\\3c script>alert(1)\\3c /script>'),
  ],
  ['\\</style>\\<img src=//spy.example>', inside('\\3c /style>\\3c img src=//spy.example>')],
  ['a { background: url(/api/logo.png) }', inside('a { background: url(/api/logo.png) }')],
  [
    'a { background: url(data:image/png;base64,AA==) }',
    inside('a { background: url(data:image/png;base64,AA==) }'),
  ],
  ['a { background: url(https://spy.example/a) }', inside('a { background: url("") }')],
  ['a { background: url( //spy.example/a) }', inside('a { background: url("") }')],
  ['a { background: url("https://spy.example/a") }', inside('a { background: url("") }')],
  ['a { background: url(\\68 ttps://spy.example/a) }', inside('a { background: url("") }')],
  ['a { background: u\\72 l(https://spy.example/a) }', inside('a { background: url("") }')],
  ['a { background: \\00055\\52\r\n\\l(//spy.example/a) }', inside('a { background: url("") }')],
  ['a { background: \\73r\\63("https://spy.example/a") }', inside('a { background: src("") }')],
  ['.\\31 a::before { content: "\\5c 75\\75a" }', inside('.\\31 a::before { content: "\\5c 75\\75a" }')],
  ['a { background: image-set("//spy.example/a" 1x) }', inside('a { background: image-set("" 1x) }')],
  ['@import "https://spy.example/a.css"; a { top: 0 }', inside('@import ""; a { top: 0 }')],
  ['@import url(//spy.example/a.css); a { top: 0 }', inside('@import url(""); a { top: 0 }')],
  ['a { background: url(javascript:alert(1)) }', inside('a { background: url("")) }')],
  ['a { background: URL(/a{b}) } b { top: 0 }', inside('a { background: URL(/a{b}) } b { top: 0 }')],
])('%j becomes %j', (css, expected) => {
  expect(scopeCss(css)).toBe(expected);
});

test('no text leaves its scope or closes its style element', () => {
  const signs = ['{', '}', '"', "'", '\\', '/*', '*/', '<', '\n', 'url(', 'u\\72 l(', ')', 'a'];
  for (let seed = 1; seed <= 2000; seed += 1) {
    const css = Array.from(
      { length: 12 },
      (_, at) => signs[(seed * (at + 7) * 2_654_435_761) % signs.length],
    ).join('');
    const scoped = scopeCss(css);
    expect([css, scoped.includes('<')]).toEqual([css, false]);
    expect([css, scopeCss(scoped.replace(/^@scope \(body\) \{|\}$/g, ''))]).toEqual([css, scoped]);
  }
});
