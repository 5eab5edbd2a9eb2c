import { expect, test } from '@jest/globals';
import { pastedHtml } from './pasted-html.ts';

const item = (level: number, mark: string, text: string, list = 'l0'): string =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

test.each([
  [
    'a paragraph of Word',
    '<p class=MsoNormal><span lang=EN-US>Our\nlake<o:p></o:p></span></p>',
    '<p>Our lake</p>',
  ],
  ['empty paragraphs', '<p>a</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>b</p>', '<p>a</p>\n<p>b</p>'],
  ['bold and italic text', '<p><b>a</b> <i>b</i></p>', '<p><b>a</b> <i>b</i></p>'],
  [
    'bold and italic text of Google Docs',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">a</span> <span style="font-style:italic">b</span></p></b>',
    '<p><strong>a</strong> <em>b</em></p>',
  ],
  [
    'text that is both bold and italic',
    '<p><span style="font-weight:700;font-style:italic">a</span> <b style="font-style:italic">b</b> <b style="font-weight:400;font-style:italic">c</b></p>',
    '<p><strong><em>a</em></strong> <b><em>b</em></b> <em>c</em></p>',
  ],
  ['headings', '<h1>A</h1><h2>B</h2><p>c</p>', '<h2>A</h2>\n<h3>B</h3>\n<p>c</p>'],
  ['headings without a title', '<h2>B</h2><p>c</p>', '<h2>B</h2>\n<p>c</p>'],
  ['a list of Word', item(1, '·', 'a') + item(1, '·', 'b'), '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  [
    'a list of Word with levels, and a second list',
    `${item(1, '1.', 'a')}${item(2, '·', 'b')}${item(1, '2.', 'c')}<p>d</p>${item(1, '1)', 'e')}`,
    '<ol>\n<li>a<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ol>\n<p>d</p>\n<ol>\n<li>e</li>\n</ol>',
  ],
  [
    'a list of Word that begins at the second level',
    item(2, '·', 'a') + item(2, '·', 'b') + item(1, '·', 'c') + item(3, '·', 'd'),
    '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<ul>\n<li>c<ul>\n<li>d</li>\n</ul>\n</li>\n</ul>',
  ],
  [
    'two lists of Word without a paragraph between them',
    item(1, '1.', 'a') + item(1, '·', 'b', 'l1') + item(2, '(a)', 'c', 'l1') + item(2, '·', 'd', 'l2'),
    '<ol>\n<li>a</li>\n</ol>\n<ul>\n<li>b<ol>\n<li>c</li>\n</ol>\n<ul>\n<li>d</li>\n</ul>\n</li>\n</ul>',
  ],
  [
    'a list of Word that begins again, although Word gives both one name',
    item(1, '1.', 'a') + item(1, '2.', 'b') + item(1, '1.', 'c'),
    '<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n<ol>\n<li>c</li>\n</ol>',
  ],
  [
    'a numbered list of Word that goes on after bullets, and after a paragraph',
    `${item(1, '1.', 'a')}${item(1, '·', 'b', 'l1')}${item(1, '2.', 'c')}<p>d</p>${item(1, '3.', 'e')}`,
    '<ol>\n<li>a</li>\n</ol>\n<ul>\n<li>b</li>\n</ul>\n<ol start="2">\n<li>c</li>\n</ol>\n<p>d</p>\n<ol start="3">\n<li>e</li>\n</ol>',
  ],
  [
    'a list of Word with letters, which are no Roman numerals',
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
      .map((letter) => item(1, `${letter})`, letter))
      .join(''),
    '<ol>\n<li>a</li>\n<li>b</li>\n<li>c</li>\n<li>d</li>\n<li>e</li>\n<li>f</li>\n<li>g</li>\n<li>h</li>\n<li>i</li>\n<li>j</li>\n</ol>',
  ],
  [
    'lists of Word with Roman numerals and with numbers of several levels',
    `${item(1, 'iv.', 'a')}${item(1, 'v.', 'b')}<p>c</p>${item(1, '2.', 'd')}${item(2, '2.1.', 'e')}${item(2, '2.2', 'f')}`,
    '<ol start="4">\n<li>a</li>\n<li>b</li>\n</ol>\n<p>c</p>\n<ol start="2">\n<li>d<ol>\n<li>e</li>\n<li>f</li>\n</ol>\n</li>\n</ol>',
  ],
  [
    'a paragraph of Word that is no item of a list',
    item(1, '·', 'a') + "<p class=MsoListParagraph style='mso-list:none'>b</p>" + item(1, '·', 'c'),
    '<ul>\n<li>a</li>\n</ul>\n<p>b</p>\n<ul>\n<li>c</li>\n</ul>',
  ],
  ['an item of Word without a level', '<p class=MsoListParagraph>a</p>', '<ul>\n<li>a</li>\n</ul>'],
  ['divisions of a web page', '<div><div>a</div><div>b</div></div>', '<p>a</p>\n<p>b</p>'],
  [
    'a link, but no image',
    '<p><a href="https://example.org/" class="x">a</a><img src="https://example.org/a.png"></p>',
    '<p><a href="https://example.org/">a</a></p>',
  ],
  [
    'a table',
    '<table><tr><td style="x">a</td></tr></table>',
    '<table>\n<tbody>\n<tr>\n<td>a</td></tr>\n</tbody>\n</table>',
  ],
  ['a script', '<p>a</p><script>x()</script>', '<p>a</p>'],
  ['code', '<pre>a\n  b</pre>', '<pre>a\n  b</pre>'],
])('%s: pasted with its structure, without its layout', (_title, html, pasted) => {
  expect(
    pastedHtml(
      `<html><head><style>p {}</style></head><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`,
      'a',
    ),
  ).toBe(pasted);
});

test.each([
  ['text alone', '', 'a'],
  ['a word of a page', '<meta charset="utf-8"><span style="color: red">word</span>', 'word'],
  [
    'HTML from an editor of code',
    '<div style="font-family: monospace">&lt;p&gt;a&lt;/p&gt;</div>',
    '<p>a</p>',
  ],
])('%s: pasted as text', (_title, html, text) => {
  expect(pastedHtml(html, text)).toBeNull();
});
