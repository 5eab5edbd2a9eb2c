import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sentenceOf } from '../../failure.ts';
import { findDamage } from './find-damage.ts';
import { createJsonEnd } from './json-end.ts';
import { createXmlEnd } from './xml-end.ts';

const damageOf = async (body: string | Uint8Array): Promise<string | null> => {
  const found = await findDamage(Buffer.from(body));
  return found && sentenceOf(found);
};
const CUT_OFF = 'the answer was cut off';
const PAGE = '<!DOCTYPE html><html><body>We are\n<b>down</b></body></html>';
const LONG = 'x'.repeat(100_000);

test.each<[string, string | Uint8Array, string | null]>([
  ['nothing', '', 'an empty answer'],
  ['a web page', PAGE, 'a web page and no records: "We are down"'],
  ['a web page behind a comment', `\uFEFF\n<!-- x --><HTML>no</HTML>`, 'a web page and no records: "no"'],
  ['XHTML', '<?xml version="1.0"?>\n<!DOCTYPE html><html/>', 'a web page and no records: ""'],
  ['a web page in gzip', gzipSync(PAGE), 'a web page and no records: "We are down"'],
  ['JSON', '[{"id":"a\\"]"},\n{"id":"b"}]\n', null],
  ['JSON without its end', '[{"id":"a"},\n{"id":"b"}\n', CUT_OFF],
  ['JSON without the end of a text', '\uFEFF {"records":[{"id":"a', CUT_OFF],
  ['an object over several lines', '{\n"a": {"b": 1}\n}', null],
  ['an object over several lines without its end', '{\n"a": {"b": 1}\n', CUT_OFF],
  ['JSON in lines', '{"id":"a"}\n{"id":"b"}\n', null],
  ['JSON in lines, one of them damaged', '{"id":"a"}\n{"id":{"b"\n{"id":"c"}\n', null],
  ['JSON in lines, the first of them damaged', '{"id":{"b"\n{"id":"c"}\n', null],
  ['JSON in lines without the end of the last', '{"id":"a"}\n{"id":"b', CUT_OFF],
  ['XML', '<?xml version="1.0"?><a b="1>2"><b/><!-- <c> --><![CDATA[<d>]]></a >\n', null],
  ['XML with a document type', '<!DOCTYPE a [ <!ENTITY b "c"> ]><a>1 < 2</a>', null],
  ['XML documents one after the other', '<a/><?xml version="1.0"?><b>c</b>', null],
  ['XML without its end', '<?xml version="1.0"?><a><b>c</b>', CUT_OFF],
  ['XML without the end of a tag', '<a><b>c</b></a', CUT_OFF],
  ['XML without the end of a comment', '<a></a><!-- c', CUT_OFF],
  ['XML without the end of a section', '<a><![CDATA[ </a>', CUT_OFF],
  ['gzip', gzipSync('@misc{a}'), null],
  ['gzip without its end', gzipSync('@misc{a}').subarray(0, -3), CUT_OFF],
  ['gzip with another checksum', Buffer.concat([gzipSync('a').subarray(0, -8), Buffer.alloc(8)]), 'damaged'],
  ['gzip of JSON without its end', gzipSync(`[{"id":"${LONG}"}`), CUT_OFF],
  ['gzip of XML without its end', gzipSync(`<a><b>${LONG}</b>`), CUT_OFF],
  ['gzip of XML', gzipSync(`<a><b>${LONG}</b></a>`), null],
  ['BibTeX', '@misc{a, title = {b}', null],
  ['a table', 'id,title\n1,"a', null],
  ['RTF', '{\\rtf1 {', null],
  ['UTF-16', Buffer.from('\uFEFF[{"id":"a"}', 'utf16le'), null],
])('%s', async (_body, body, damage) =>
  damage === 'damaged'
    ? expect(await damageOf(body)).toMatch(/^damaged gzip: ./)
    : expect(await damageOf(body)).toBe(damage),
);

const isOpen = (end: ReturnType<typeof createXmlEnd>, pieces: readonly string[]): boolean => {
  for (const piece of pieces) end.read(Buffer.from(piece));
  return end.isOpen();
};

test('JSON is whole, and without its last bytes it is not, in one line or many', () => {
  const values = fc.oneof(
    fc.array(fc.jsonValue(), { minLength: 1 }),
    fc.dictionary(fc.string(), fc.jsonValue()),
  );
  fc.assert(
    fc.property(values, fc.constantFrom(0, 2), fc.nat(), (value, indent, at) => {
      const text = JSON.stringify(value, null, indent);
      const cut = 1 + (at % (text.length - 1));
      expect(isOpen(createJsonEnd(), [text.slice(0, cut), text.slice(cut)])).toBe(false);
      expect(isOpen(createJsonEnd(), [text.slice(0, cut)])).toBe(true);
    }),
  );
});

test('XML is whole in pieces of any length, and without its last bytes it is not', () => {
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('<b/>', 'text', '<b c="/>"/>', '<!-- </a> -->', '<![CDATA[<a>]]>', '<?p <a> ?>'),
      fc.array(tie('tree'), { maxLength: 4 }).map((inner) => `<a c='>'>${inner.join('')}</a>`),
    ),
  }));
  fc.assert(
    fc.property(tree, fc.integer({ min: 1, max: 20 }), fc.nat(), (inner, length, at) => {
      const text = `<r>${inner}</r>`;
      const pieces = (all: string) => all.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
      expect(isOpen(createXmlEnd(), pieces(text))).toBe(false);
      expect(isOpen(createXmlEnd(), pieces(text.slice(0, 2 + (at % (text.length - 2)))))).toBe(true);
    }),
  );
});

test('a damaged file throws nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('', '<', '[', '\u001F\u008B\b'),
      async (bytes, start) => {
        await findDamage(Buffer.concat([Buffer.from(start, 'latin1'), bytes]));
      },
    ),
  );
});
