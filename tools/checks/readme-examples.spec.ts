import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from '@jest/globals';
import ts from 'typescript';
import { readText, ROOT } from './repository.ts';

/** Libraries whose README has examples that run, with what an example uses and does not show. */
const GIVEN = {
  'admin-client': "const fetch = async () => ({ ok: false, status: 500, text: async () => '{}' });",
  'export-formats': `
    const publicUrls = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };
    const record = { id: 'a', type: 'publication', mainTitle: 'Tides' };`,
  http: `const fetch = async () => ({ ok: true, status: 200, text: async () => '{"title":"Tides"}' });`,
  'http-server': 'const { signal } = new AbortController();',
  identifiers: '',
  menu: '',
  model: '',
  roles: '',
  'search-fields': '',
  validators: '',
} as const;

/** In the repository, so that packages are found. */
const CACHE = path.join(ROOT, 'node_modules/.cache/open-discovery');
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(path.join(CACHE, 'readmes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns what is in the comments after a statement: `f(1); // 2` has `2`. */
const commentAfter = (code: string, end: number): string =>
  [...(/^(?:[ \t]*\n?\/\/.*)+/.exec(code.slice(end))?.[0] ?? '').matchAll(/\/\/ ?(.*)/g)]
    .map(([, line]) => line)
    .join(' ');

/** Returns an example that lists the value of each expression beside its comment. */
const listingValues = (code: string, given: string): string => {
  const { statements } = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);
  const lines = statements.map((statement) =>
    ts.isExpressionStatement(statement)
      ? `seen.push([${statement.expression.getText()}, ${JSON.stringify(commentAfter(code, statement.end))}]);`
      : statement.getText(),
  );
  const source = ['export const seen: [unknown, string][] = [];', given, ...lines].join('\n');
  const options = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(source, { compilerOptions: options }).outputText;
};

/** An ellipsis in a text stands for its end, and one in an object for further fields. */
const withoutEllipses = (comment: string): string =>
  comment
    .replaceAll(/'([^'…]*)…'/g, "containing('$1')")
    .replace(/^… (.*)/, '{ $1 }')
    .replaceAll(', …', '');

/** Returns the value that a comment begins with, as `2` in `2: the sum`; null if it is in words. */
const valueIn = (comment: string): { readonly value: unknown } | null => {
  for (const text of [comment, ...comment.split(/ or |[:;] /).slice(0, 1)])
    try {
      const containing = (part: string): unknown => expect.stringContaining(part);
      return { value: runInNewContext(`(${withoutEllipses(text)})`, { containing }) as unknown };
    } catch {
      continue;
    }
  return null;
};

test.each(Object.entries(GIVEN))('the examples in the README of %s are true', async (lib, given) => {
  const examples = [...readText(`libs/${lib}/README.md`).matchAll(/^```ts\n(.*?)^```/gms)];
  let compared = 0;
  for (const [at, [, code = '']] of examples.entries()) {
    const file = path.join(folder, `${lib}-${at}.mjs`);
    writeFileSync(file, listingValues(code, given));
    const { seen } = (await import(pathToFileURL(file).href)) as { seen: readonly [unknown, string][] };
    for (const [value, comment] of seen) {
      const wanted = valueIn(comment);
      if (wanted === null) continue;
      compared += 1;
      if (/^… |, …/.test(comment)) expect(value).toMatchObject(wanted.value as object);
      else expect(value).toEqual(wanted.value);
    }
  }
  expect(compared).toBeGreaterThan(1);
});
