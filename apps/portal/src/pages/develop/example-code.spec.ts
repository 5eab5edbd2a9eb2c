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

describe('the program that reads all results reads page after page until one has no next cursor', () => {
  const PAGES: Readonly<Record<string, { readonly ids: readonly string[]; readonly next?: string }>> = {
    '*': { ids: ['one', 'two'], next: 'a+b/=' },
    'a+b/=': { ids: ['three'] },
  };
  const server = createServer((request, response) => {
    const cursor = new URL(request.url ?? '', 'http://localhost').searchParams.get('cursor') ?? '';
    const { ids, next } = PAGES[cursor] ?? { ids: ['wrong cursor'] };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ header: { nextCursor: next }, results: ids.map((id) => ({ id })) }));
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/products?search=sea`;
  });
  afterAll(() => void server.close());

  test('in JavaScript', async () => {
    const code = exampleCode('javascript', 'pages', url);
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
    expect(stdout.trim().split('\n')).toEqual(['one', 'two', 'three']);
  });
});
