import { CODE_LANGUAGES, quotableUrl, requestCode } from '@open-discovery/http';
import type { CodeLanguage } from '@open-discovery/http';
import type { Example } from './examples.ts';

type Templates = Readonly<Record<Example['shape'], (url: string) => readonly string[]>>;

const CURL: Templates = {
  search: (url) => requestCode('curl', { url }),
  record: (url) => requestCode('curl', { url }),
  pages: (url) => [
    `cursor='*'`,
    'while [ -n "$cursor" ]; do',
    `  page=$(curl --fail --silent --show-error --get '${url}' --data-urlencode "cursor=$cursor") || break`,
    `  printf '%s' "$page" | jq --raw-output '.results[].id'`,
    `  cursor=$(printf '%s' "$page" | jq --raw-output --arg sent "$cursor" \\`,
    `    'select(.results != []) | .header.nextCursor | values | select(. != $sent)')`,
    'done',
  ],
  table: (url) => [`curl --fail --silent --show-error --output results.csv '${url}'`],
};

const PYTHON: Templates = {
  search: (url) => [
    ...requestCode('python', { url, name: 'page' }),
    `print(page['header']['numFound'])`,
    `for record in page['results']:`,
    `    print(record['id'], record.get('mainTitle'))`,
  ],
  record: (url) => [
    ...requestCode('python', { url, name: 'record' }),
    `print(record['id'], record.get('mainTitle'))`,
  ],
  pages: (url) => [
    'import json, urllib.parse, urllib.request',
    '',
    `cursor = '*'`,
    'while cursor:',
    `    address = '${url}&cursor=' + urllib.parse.quote(cursor, safe='')`,
    '    with urllib.request.urlopen(address) as response:',
    '        page = json.load(response)',
    `    for record in page['results']:`,
    `        print(record['id'])`,
    `    following = page['header'].get('nextCursor')`,
    `    cursor = following if page['results'] and following != cursor else None`,
  ],
  table: (url) => [
    'import csv, io, urllib.request',
    '',
    `with urllib.request.urlopen('${url}') as response:`,
    `    text = response.read().decode('utf-8-sig')`,
    'for row in csv.DictReader(io.StringIO(text)):',
    '    print(row)',
  ],
};

const R: Templates = {
  search: (url) => [
    ...requestCode('r', { url, name: 'page' }),
    'page$header$numFound',
    `page$results[, c('id', 'mainTitle')]`,
  ],
  record: (url) => [...requestCode('r', { url, name: 'record' }), 'record$mainTitle'],
  pages: (url) => [
    'library(jsonlite)',
    '',
    `cursor <- '*'`,
    'while (!is.null(cursor)) {',
    `  page <- fromJSON(paste0('${url}&cursor=', URLencode(cursor, reserved = TRUE)))`,
    '  writeLines(as.character(page$results$id))',
    '  following <- page$header$nextCursor',
    '  cursor <- if (length(page$results) > 0 && !identical(following, cursor)) following',
    '}',
  ],
  table: (url) => [`results <- read.csv('${url}', encoding = 'UTF-8')`],
};

const JAVASCRIPT: Templates = {
  search: (url) => [
    ...requestCode('javascript', { url, name: '{ header, results }' }),
    'console.log(header.numFound);',
    'for (const { id, mainTitle } of results) console.log(id, mainTitle);',
  ],
  record: (url) => [
    ...requestCode('javascript', { url, name: '{ id, mainTitle }' }),
    'console.log(id, mainTitle);',
  ],
  pages: (url) => [
    `let cursor = '*';`,
    'while (cursor) {',
    `  const response = await fetch('${url}&cursor=' + encodeURIComponent(cursor));`,
    '  if (!response.ok) throw new Error(await response.text());',
    '  const { header, results } = await response.json();',
    '  for (const { id } of results) console.log(id);',
    '  cursor = results.length > 0 && header.nextCursor !== cursor ? header.nextCursor : null;',
    '}',
  ],
  table: (url) => [
    ...requestCode('javascript', { url, name: 'table', format: 'text' }),
    'console.log(table);',
  ],
};

const TEMPLATES: Readonly<Record<CodeLanguage, Templates>> = {
  curl: CURL,
  python: PYTHON,
  r: R,
  javascript: JAVASCRIPT,
};

/**
 * Returns a program that sends the request of an example and prints what it finds. `url` is absolute.
 * @example exampleCode('curl', 'record', 'https://example.org/graph/v3/projects/1')
 */
export const exampleCode = (language: CodeLanguage, shape: Example['shape'], url: string): string =>
  TEMPLATES[language][shape](quotableUrl(url)).join('\n');

/** Returns the language that an address asks for; curl by default. */
export const codeLanguageOf = (parameters: URLSearchParams): CodeLanguage =>
  CODE_LANGUAGES.find((language) => language === parameters.get('language')) ?? 'curl';
