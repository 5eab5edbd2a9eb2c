import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanedHtml } from './clean-html.ts';

test.each([
  ['<p>Hi <b>you</b></p>', '<p>Hi <b>you</b></p>', []],
  ['<script>x()</script><p>a</p>', '<p>a</p>', ['<script>']],
  ['<p>a</p><form action="/x"><b>b</b></form>', '<p>a</p><b>b</b>', ['<form>']],
  ['<a href="javascript:x()">a</a>', '<a>a</a>', ['href (<a>)']],
  ['<a href=" /\\evil.example">a</a>', '<a>a</a>', ['href (<a>)']],
  ['<img src="http://example.org/a.png" onerror="x()">', '<img>', ['src (<img>)', 'onerror (<img>)']],
  ['<p style="color:red">a</p>', '<p>a</p>', ['style (<p>)']],
  ['<svg><a href="javascript:x()">a</a></svg>', '<a>a</a>', ['<svg>', 'href (<a>)']],
])('%s → %s without %j', (html, cleaned, removed) => {
  const { body, removed: names } = cleanedHtml(html);
  expect([body.innerHTML, names]).toEqual([cleaned, removed]);
});

test('cleaned HTML has no script, and cleaning it again changes nothing', () => {
  const part = fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="javascript:x()">',
    '<svg>',
    '<script>',
    '</script>',
    '<iframe src="x">',
    '<img onerror=x src=x>',
    '<table><tr>',
    'text',
    '&lt;b&gt;',
    '<b',
    '"',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const { body } = cleanedHtml(parts.join(''));
      expect(body.querySelector('script, iframe, svg, [onerror], [href^="javascript:"]')).toBeNull();
      expect(cleanedHtml(body.innerHTML).removed).toEqual([]);
    }),
  );
});
