import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bytesOf, drain } from '../testing/bytes-of.ts';
import { readDocument } from './document-reader.ts';
import { readText } from '../testing/read-text.ts';
import { gunzip } from './gunzip.ts';
import { readLines } from './line-reader.ts';
import { readValues } from './read-values.ts';
import { unpack } from './unpack.ts';
import { reasonText } from '../report/skip-reason.ts';
import { tarOf } from '../testing/tar-of.ts';

const textOf = (bytes: readonly Uint8Array[]): string => Buffer.concat([...bytes]).toString();

test.each([
  ['JSON', '[{"title":"Ä"},\n{"title":"B"}]'],
  ['lines of JSON', '{"title":"Ä"}\r\n{"title":"B"}'],
  [
    'XML',
    '<?xml version="1.0" encoding="UTF-16LE"?><PubmedArticleSet><PubmedArticle>Ä</PubmedArticle></PubmedArticleSet>',
  ],
  ['BibTeX', '@book{a, title = {Ä}}\n@book{b, title = {B}}'],
  ['RIS', 'TY  - BOOK\r\nTI  - Ä\r\nER  - \r\n'],
  ['MEDLINE', 'PMID- 1\nTI  - Ä\n'],
])('%s is read in UTF-16, and with a byte-order mark, as without', async (_format, content) => {
  const read = (bytes: Buffer) => drain(readValues({ name: 'x', bytes: bytesOf(bytes) }));
  const little = Buffer.from(`\uFEFF${content}`, 'utf16le');
  const expected = await read(Buffer.from(content.replace('UTF-16LE', 'UTF-8')));
  expect(expected.error).toBeNull();
  expect(await read(Buffer.from(`\uFEFF${content}`.replace('UTF-16LE', 'UTF-8')))).toEqual(expected);
  expect(await read(little)).toEqual(expected);
  expect(await read(Buffer.from(little).swap16())).toEqual(expected);
});

test('values of a list have their positions, lines have none', async () => {
  const positions = async (content: string) =>
    (await drain(readValues({ name: 'x', bytes: bytesOf(content) }))).items.map(({ line, position }) => [
      line,
      position,
    ]);
  expect(await positions('[{"a":1},{"a":2},\n{"a":3}]')).toEqual([
    [1, 1],
    [1, 2],
    [2, 3],
  ]);
  expect(await positions('{"a":1}\n{"a":2}')).toEqual([
    [1, undefined],
    [2, undefined],
  ]);
});

describe('lines', () => {
  test.each([
    ['any line end', 'a\r\nb\nc', ['a', 'b', 'c']],
    ['no line at the end', 'a\n', ['a']],
    ['empty lines are counted', 'a\n\nb', ['a', '', 'b']],
    ['the byte-order mark goes', '\uFEFFa\n\uFEFFb', ['a', '\uFEFFb']],
    ['nothing', '', []],
  ])('%s', async (_rule, content, expected) => {
    const { items } = await drain(readLines(bytesOf(content)));
    expect(items.map(({ text }) => text)).toEqual(expected);
    expect(items.map(({ number }) => number)).toEqual(expected.map((_, index) => index + 1));
  });

  test.each([
    ['a line without other letters of UTF-8 is in Windows-1252', [0x61, 0xe9, 0x96], 'aé–'],
    ['otherwise invalid bytes are replaced', [0xc3, 0xa9, 0x61, 0xff], 'éa\uFFFD'],
  ])('%s, which is reported', async (_rule, line, text) => {
    const { items } = await drain(readLines(bytesOf(Buffer.from([...line, 0x0a, 0x62]))));
    expect(items).toEqual([
      { number: 1, text, isRepaired: true },
      { number: 2, text: 'b', isRepaired: false },
    ]);
  });

  test('a line beyond the limit is skipped, and the next one is read', async () => {
    const { items } = await drain(readLines(bytesOf(`${'x'.repeat(50)}\nok`), 20));
    expect(items.map(({ text }) => text)).toEqual([null, 'ok']);
  });

  test('chunks of any size give the same lines', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n\uFEFF]/g, ''))),
        fc.integer({ min: 1, max: 9 }),
        async (lines, size) => {
          const { items } = await drain(readLines(bytesOf(lines.map((line) => `${line}\n`).join(''), size)));
          expect(items.map(({ text }) => text)).toEqual(lines);
        },
      ),
    );
  });
});

describe('documents', () => {
  test.each([
    ['a list', '[{"a":1},\n{"a":2}]', [1, 2]],
    ['strings with brackets and quotes', '[{"a":"]}\\"{"},{"a":2}]', [1, 1]],
    ['objects over several lines', '{\n"a": 1\n}\n{\n"a": 2}\n', [1, 4]],
    ['a list over several lines', '\n[\n  {\n "a": 1 },\n  {"a": 2}\n]', [3, 5]],
    ['values that are not objects', '[1, "a",\n true]', [1, 1, 2]],
    ['an empty list', '[]', []],
  ])('%s: every value with its line', async (_rule, content, lines) => {
    const { items } = await drain(readDocument(bytesOf(content)));
    if (_rule === 'a list')
      expect(items.map(({ text }) => JSON.parse(text ?? ''))).toEqual([{ a: 1 }, { a: 2 }]);
    else expect(items.map(({ number }) => number)).toEqual(lines);
  });

  test('any list of values is read back, however it is printed and split', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
        fc.constantFrom(0, 2),
        fc.integer({ min: 1, max: 64 }),
        async (values, indent, size) => {
          const { items } = await drain(readDocument(bytesOf(JSON.stringify(values, null, indent), size)));
          expect(items.map(({ text }) => JSON.parse(text ?? ''))).toEqual(JSON.parse(JSON.stringify(values)));
        },
      ),
    );
  });

  test('a value beyond the limit is skipped', async () => {
    const { items } = await drain(readDocument(bytesOf(`[{"a":"${'x'.repeat(50)}"},{"a":1}]`), 20));
    expect(items.map(({ text }) => text)).toEqual([null, '{"a":1}']);
  });
});

describe('UTF-16', () => {
  const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
  test.each([
    ['lines of JSON', '{"id":"é"}\r\n{"id":"b"}\r\n', ['é', 'b']],
    ['a list', '[{"id":"é"},\n{"id":"b"}]', ['é', 'b']],
  ])('%s are read', async (_rule, content, ids) => {
    const { items } = await readText(utf16(content));
    expect(items.map((item) => ('value' in item ? item.value : item.problem))).toEqual(
      ids.map((id) => ({ id })),
    );
  });

  test('entries of BibTeX and RIS are read', async () => {
    for (const text of ['@article{a, title = {Marées}}', 'TY  - JOUR\nTI  - Marées\nER  - \n']) {
      const { items } = await readText(utf16(text));
      expect(JSON.stringify(items)).toContain('Marées');
    }
  });
});

describe('gzip', () => {
  const whole = gzipSync('line one\nline two\n');
  test('several members are one text', async () => {
    const { items, error } = await drain(gunzip(bytesOf(Buffer.concat([whole, gzipSync('line three')]))));
    expect([textOf(items), error]).toEqual(['line one\nline two\nline three', null]);
  });
  test.each([1, 7, 1000])(
    'the text before an early end is read, in chunks of %d bytes',
    async (pieceBytes) => {
      const { items, error } = await drain(gunzip(bytesOf(whole.subarray(0, whole.length - 6), pieceBytes)));
      expect([textOf(items), error]).toEqual(['line one\nline two\n', 'gzip ends early']);
    },
  );
  test('the text before damaged data is read', async () => {
    const damaged = Buffer.concat([whole, Buffer.from([0x1f, 0x8b, 0x08, 0xff, 0xff, 0xff])]);
    const { items, error } = await drain(gunzip(bytesOf(damaged)));
    expect(textOf(items)).toBe('line one\nline two\n');
    expect(error).toMatch(/^gzip/);
  });
  test('a decompression bomb is aborted', async () => {
    const { error } = await drain(gunzip(bytesOf(gzipSync(Buffer.alloc(4_000_000)), 1024), 100_000));
    expect(error).toBe('gzip expands more than 200-fold; not read further');
  });
});

describe('archives, recognized by their first bytes', () => {
  const names = async (content: Uint8Array) => {
    const found: [string, string][] = [];
    for await (const { name, bytes } of unpack({ name: 'x', bytes: bytesOf(content, 100) })) {
      const { items } = await drain(bytes);
      found.push([name, textOf(items)]);
    }
    return found;
  };
  test('plain', async () => {
    expect(await names(Buffer.from('{}'))).toEqual([['x', '{}']]);
  });
  test('gzip in tar in gzip', async () => {
    const tar = await tarOf({ 'publication/part-1.gz': gzipSync('one'), 'publication/part-2': 'two' });
    expect(await names(gzipSync(tar))).toEqual([
      ['x/publication/part-1.gz', 'one'],
      ['x/publication/part-2', 'two'],
    ]);
  });
  test('a file of the archive may be skipped', async () => {
    const tar = await tarOf({ a: 'x'.repeat(5000), b: 'two' });
    const found: string[] = [];
    for await (const { name } of unpack({ name: 'x', bytes: bytesOf(tar, 700) })) found.push(name);
    expect(found).toEqual(['x/a', 'x/b']);
  });
  test('a file of the archive that cannot be read does not stop the archive', async () => {
    const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00]);
    const damaged = gzipSync('three').subarray(0, 12);
    const tar = await tarOf({ a: 'one', 'b.docx': zip, c: 'three', 'd.gz': zip, e: damaged, f: 'last' });
    const found: unknown[] = [];
    for await (const { name, bytes, problem } of unpack({ name: 'x', bytes: bytesOf(tar, 700) }))
      found.push([
        name,
        problem ? reasonText(problem) : Buffer.concat((await drain(bytes)).items).toString(),
      ]);
    expect(found).toEqual([
      ['x/a', 'one'],
      ['x/b.docx', 'zip is not supported; supported instead: gzip, tar'],
      ['x/c', 'three'],
      ['x/d.gz', 'zip is not supported; supported instead: gzip, tar'],
      ['x/e', 'gzip ends early'],
      ['x/f', 'last'],
    ]);
  });
  test('a tar archive that ends early is read up to there', async () => {
    const tar = await tarOf({ a: 'one', b: 'y'.repeat(3000) });
    const read = async () => {
      const found: string[] = [];
      for await (const { name, bytes } of unpack({ name: 'x', bytes: bytesOf(tar.subarray(0, 2500), 100) })) {
        found.push(name);
        for await (const _piece of bytes);
      }
      return found;
    };
    await expect(read()).rejects.toThrow('tar is damaged');
  });
  test.each([
    ['zip', [0x50, 0x4b, 0x03, 0x04]],
    ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ])('%s is refused by name', async (name, magic) => {
    await expect(names(Buffer.from(magic))).rejects.toThrow(
      `${name} is not supported; supported instead: gzip, tar`,
    );
  });
});

describe('values of a text', () => {
  const valuesIn = async (content: string | Uint8Array) =>
    (await drain(readValues({ name: 'x', bytes: bytesOf(content, 1000) }))).items.map((found) =>
      'problem' in found ? `${found.line}: ${reasonText(found.problem)}` : [found.line, found.value],
    );
  test.each<[string, string | Uint8Array, unknown[]]>([
    [
      'one a line',
      '{"a":1}\n\n{"a":2}\n',
      [
        [1, { a: 1 }],
        [3, { a: 2 }],
      ],
    ],
    [
      'a broken line stops nothing',
      '{"a":1}\n{"a":\n{"a":2}',
      [[1, { a: 1 }], '2: not JSON: "{\\"a\\":"', [3, { a: 2 }]],
    ],
    ['a broken first line', 'oops\n{"a":2}', ['1: not JSON: "oops"', [2, { a: 2 }]]],
    [
      'a list',
      '[{"a":1},{"a":2}]',
      [
        [1, { a: 1 }],
        [1, { a: 2 }],
      ],
    ],
    ['a printed object', '{\n  "a": 1\n}', [[1, { a: 1 }]]],
    ['an object on a long line', `{"a":"${'x'.repeat(70_000)}"}`, [[1, { a: 'x'.repeat(70_000) }]]],
    ['a text of another sort', '# Title\n\nwords', ['1: not JSON: "# Title"']],
    ['bytes', Buffer.from([1, 0, 2]), ['1: not text']],
    [
      'a value without bottom',
      `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}\n{"a":1}`,
      ['1: nested more than 100 levels deep', [2, { a: 1 }]],
    ],
    ['nothing', ' \n \n', []],
  ])('%s', async (_rule, content, expected) => {
    expect(await valuesIn(content)).toEqual(expected);
  });
});
