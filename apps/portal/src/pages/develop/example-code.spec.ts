import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { CODE_LANGUAGES } from '@open-discovery/http';
import { codeLanguageOf, exampleCode } from './example-code.ts';

const SEARCH = 'https://example.org/api/graph/v3/research-products';
const SHAPES = ['search', 'record', 'pages', 'table'] as const;

describe.each(CODE_LANGUAGES)('the code in %s', (language) => {
  test.each(SHAPES)('of the shape %s contains the address of its request', (shape) =>
    expect(exampleCode(language, shape, `${SEARCH}?search=sea`)).toContain(`'${SEARCH}?search=sea`),
  );

  test('keeps any search text inside the quotation marks', () =>
    fc.assert(
      fc.property(fc.constantFrom(...SHAPES), fc.string({ unit: 'binary' }), (shape, words) => {
        const url = `${SEARCH}?${new URLSearchParams({ search: words }).toString()}`;
        const code = exampleCode(language, shape, url);
        const inside = /'(https:[^']*)'/.exec(code)?.[1] ?? '';
        expect(inside).toMatch(/^[\w:/.?&=%+*~!()-]*$/);
        expect(new URL(inside).searchParams.get('search')).toBe(new URL(url).searchParams.get('search'));
      }),
    ));
});

test.each([
  ['language=r', 'r'],
  ['language=cobol', 'curl'],
  ['', 'curl'],
])('the address ?%s shows the code in %s', (query, language) =>
  expect(codeLanguageOf(new URLSearchParams(query))).toBe(language),
);

describe('the program that reads all results ends', () => {
  type Pages = Readonly<Record<string, { readonly ids: readonly string[]; readonly next?: string }>>;
  const FIRST = { ids: ['one', 'two'], next: 'a+b/=' };
  const ENDS: Readonly<Record<string, Pages>> = {
    none: { '*': FIRST, 'a+b/=': { ids: ['three'] } },
    same: { '*': FIRST, 'a+b/=': { ids: ['three'], next: 'a+b/=' } },
    empty: { '*': FIRST, 'a+b/=': { ids: ['three'], next: 'c' }, c: { ids: [], next: 'c' } },
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const { ids, next } = ENDS[pathname.slice(1)]?.[searchParams.get('cursor') ?? ''] ?? {
      ids: ['wrong cursor'],
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ header: { nextCursor: next }, results: ids.map((id) => ({ id })) }));
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => void server.close());

  test.each([
    ['lacks a next cursor', 'none'],
    ['has the cursor that was sent', 'same'],
    ['is empty', 'empty'],
  ])('with the page that %s, in JavaScript', async (_what, end) => {
    const code = exampleCode('javascript', 'pages', `${url}/${end}?search=sea`);
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
      timeout: 30_000,
    });
    expect(stdout.trim().split('\n')).toEqual(['one', 'two', 'three']);
  });
});
