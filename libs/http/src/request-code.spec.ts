import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CODE_LANGUAGES, quotableUrl, requestCode } from './request-code.ts';

const URL = 'https://example.org/api/health';

describe('a plain request', () => {
  test.each([
    ['curl', `curl --fail --silent --show-error '${URL}'`],
    ['python', `with urllib.request.urlopen('${URL}') as response:`],
    ['r', `health <- fromJSON('${URL}')`],
    ['javascript', `const response = await fetch('${URL}');`],
  ] as const)('in %s is %s', (language, line) =>
    expect(requestCode(language, { url: URL, name: 'health', method: undefined })).toContain(line),
  );
  test.each([
    ['python', '    answer = response.read().decode()'],
    ['r', `answer <- paste(readLines('${URL}'), collapse = '\\n')`],
    ['javascript', 'const answer = await response.text();'],
  ] as const)('for a text in %s is %s', (language, line) =>
    expect(requestCode(language, { url: URL, format: 'text' })).toContain(line),
  );
});

describe('a change with a login', () => {
  test.each([
    [
      'curl',
      `curl --fail --silent --show-error --request POST --header 'Content-Type: application/json' --header 'Cookie: session=S' --data '["it'\\''s"]' '${URL}'`,
    ],
    ['python', `    data='["it\\'s"]'.encode(),`],
    ['r', `  req_body_raw('["it\\'s"]', 'application/json') |>`],
    ['javascript', `  headers: { 'Content-Type': 'application/json', 'Cookie': 'session=S' },`],
  ] as const)('in %s has the line %s', (language, line) =>
    expect(
      requestCode(language, { url: URL, method: 'POST', json: `["it's"]`, cookie: 'session=S' }),
    ).toContain(line),
  );
  test.each([
    ['python', `    method='POST',`],
    ['r', '  resp_body_string()'],
    ['javascript', `  method: 'POST',`],
  ] as const)('without a body in %s has the line %s', (language, line) =>
    expect(requestCode(language, { url: URL, method: 'POST', cookie: 's=1', format: 'text' })).toContain(
      line,
    ),
  );
  test('without a login sends no cookie', () => {
    for (const language of CODE_LANGUAGES)
      expect(requestCode(language, { url: URL, method: 'POST', json: '{}' }).join('\n')).not.toMatch(
        /cookie/i,
      );
  });
});

test('an address never ends its quotation marks', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const url = quotableUrl(`https://example.org/?${new URLSearchParams({ words }).toString()}`);
      expect(url).not.toContain("'");
    }),
  ));

test.each([
  ["https://example.org/?q=it's", 'https://example.org/?q=it%27s'],
  ['https://example.org/?q=a\\d', 'https://example.org/?q=a%5Cd'],
  ['https://example.org/{a}?q=[2018 TO 2020]', 'https://example.org/%7Ba%7D?q=%5B2018%20TO%202020%5D'],
  ['http://[::1]:4200/api', 'http://[::1]:4200/api'],
])('the address %s is written as %s', (url, expected) => expect(quotableUrl(url)).toBe(expected));

test('a body in JavaScript is the text that was given', () =>
  fc.assert(
    fc.property(fc.json(), (json) => {
      const line = requestCode('javascript', { url: URL, method: 'POST', json }).find((one) =>
        one.startsWith('  body: '),
      );
      const literal = /^ {2}body: '(.*)',$/s.exec(line ?? '')?.[1] ?? '';
      expect(literal.replace(/\\(.)/g, (_match, next: string) => (next === 'n' ? '\n' : next))).toBe(json);
    }),
  ));
