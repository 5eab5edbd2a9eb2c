/** The programs that requests are shown in, in display order. */
export const CODE_LANGUAGES = ['curl', 'python', 'r', 'javascript'] as const;
/** The name of a program that requests are shown in. */
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Program names are the same in every language. */
export const CODE_LANGUAGE_NAMES: Readonly<Record<CodeLanguage, string>> = {
  curl: 'curl',
  python: 'Python',
  r: 'R',
  javascript: 'JavaScript',
};

/** A request to show as a program. */
export interface CodeRequest {
  /** An absolute address. */
  readonly url: string;
  readonly method?: 'GET' | 'POST' | undefined;
  /** The text of a JSON body. */
  readonly json?: string | undefined;
  /** The `Cookie` header. */
  readonly cookie?: string | undefined;
  /** The name for the response in the program. */
  readonly name?: string | undefined;
  /** The form of the response; JSON by default. */
  readonly format?: 'json' | 'text' | undefined;
}

/** Characters that `URL` leaves as they are: quotation marks and backslashes end or escape, curl expands the brackets. */
const SPECIAL = /['\\[\]{}]/g;

/**
 * Returns an address that fits between single quotation marks in every program, and that curl does not expand.
 * @example quotableUrl("https://example.org/?q='a'") // 'https://example.org/?q=%27a%27'
 */
export const quotableUrl = (url: string): string => {
  const { origin, pathname, search, hash } = new URL(url, url);
  const escaped = `${pathname}${search}${hash}`.replace(
    SPECIAL,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return origin + escaped;
};

/** Quotes a text for Python, R and JavaScript. */
const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Quotes a text for the shell. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

type Parts = CodeRequest & Required<Pick<CodeRequest, 'method' | 'name' | 'format'>>;

const isPlain = ({ method, json, cookie }: Parts): boolean =>
  method === 'GET' && json === undefined && cookie === undefined;

const JSON_TYPE = 'application/json';

/** The headers of a request, and how a program writes each of them. */
const headersOf = ({ json, cookie }: Parts, write: (name: string, value: string) => string): string[] => [
  ...(json === undefined ? [] : [write('Content-Type', JSON_TYPE)]),
  ...(cookie === undefined ? [] : [write('Cookie', cookie)]),
];

const plainR = ({ name, url, format }: Parts): readonly string[] =>
  format === 'json'
    ? ['library(jsonlite)', '', `${name} <- fromJSON('${url}')`]
    : [`${name} <- paste(readLines('${url}'), collapse = '\\n')`];

const CODE: Readonly<Record<CodeLanguage, (request: Parts) => readonly string[]>> = {
  curl: (request) => [
    [
      'curl --fail --silent --show-error',
      ...(request.method === 'GET' ? [] : ['--request POST']),
      ...headersOf(request, (name, value) => `--header ${quoteForShell(`${name}: ${value}`)}`),
      ...(request.json === undefined ? [] : [`--data ${quoteForShell(request.json)}`]),
      `'${request.url}'`,
    ].join(' '),
  ],
  python: (request) => [
    request.format === 'json' ? 'import json, urllib.request' : 'import urllib.request',
    '',
    ...(isPlain(request)
      ? [`with urllib.request.urlopen('${request.url}') as response:`]
      : [
          'request = urllib.request.Request(',
          `    '${request.url}',`,
          `    method='${request.method}',`,
          ...(request.json === undefined ? [] : [`    data=${quote(request.json)}.encode(),`]),
          `    headers={${headersOf(request, (name, value) => `${quote(name)}: ${quote(value)}`).join(', ')}},`,
          ')',
          'with urllib.request.urlopen(request) as response:',
        ]),
    `    ${request.name} = ${request.format === 'json' ? 'json.load(response)' : 'response.read().decode()'}`,
  ],
  r: (request) =>
    isPlain(request)
      ? plainR(request)
      : [
          'library(httr2)',
          '',
          `${request.name} <- request('${request.url}') |>`,
          `  req_method('${request.method}') |>`,
          ...(request.cookie === undefined ? [] : [`  req_headers(Cookie = ${quote(request.cookie)}) |>`]),
          ...(request.json === undefined
            ? []
            : [`  req_body_raw(${quote(request.json)}, '${JSON_TYPE}') |>`]),
          '  req_perform() |>',
          request.format === 'json' ? '  resp_body_json()' : '  resp_body_string()',
        ],
  javascript: (request) => [
    ...(isPlain(request)
      ? [`const response = await fetch('${request.url}');`]
      : [
          `const response = await fetch('${request.url}', {`,
          `  method: '${request.method}',`,
          `  headers: { ${headersOf(request, (name, value) => `${quote(name)}: ${quote(value)}`).join(', ')} },`,
          ...(request.json === undefined ? [] : [`  body: ${quote(request.json)},`]),
          '});',
        ]),
    'if (!response.ok) throw new Error(await response.text());',
    `const ${request.name} = await response.${request.format}();`,
  ],
};

/**
 * Returns the lines of a program that sends a request and reads its response; curl prints it.
 * @example requestCode('curl', { url: 'https://example.org/' }) // ["curl --fail --silent --show-error 'https://example.org/'"]
 */
export const requestCode = (
  language: CodeLanguage,
  { url, method = 'GET', name = 'answer', format = 'json', ...rest }: CodeRequest,
): readonly string[] => CODE[language]({ ...rest, url: quotableUrl(url), method, name, format });
