import { describe, expect, test } from '@jest/globals';
import { committedFiles, countLines, readText } from './repository.ts';

const LIMIT_LINES = 250;
const CODE = /\.(ts|tsx|js|mjs|cjs|css|sh)$/;
const MAY_BE_LONGER = /\.spec\.tsx?$|\/(data|vocabularies)\//;
const BINARY = /\.(png|jpg|ico|woff2|gz|tar|zip)$/;

/** Put together from parts, so that this file does not find itself. */
const FORBIDDEN = [
  [
    'a package registry',
    new RegExp(
      ['registry', '\\.(npmjs|yarnpkg)\\.|"resolved": "', 'http|^registry', '=|/-/', '\\S+\\.tgz'].join(''),
    ),
  ],
  [
    "a folder of somebody's machine",
    new RegExp(['(?<![\\w.@:/}-])/(home|root|Users|work|workspace)', '/[\\w.-]+'].join('')),
  ],
  ['a Windows user folder', new RegExp(['[A-Z]:\\\\', 'Users\\\\'].join(''))],
] as const;

const texts = committedFiles().filter((file) => !BINARY.test(file));
const linesWith = (pattern: RegExp) =>
  texts.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );

describe('committed files', () => {
  test(`no file of code is longer than ${LIMIT_LINES} lines, but for specs and data`, () => {
    const long = committedFiles()
      .filter((file) => CODE.test(file) && !MAY_BE_LONGER.test(file))
      .filter((file) => countLines(file) > LIMIT_LINES);
    expect(long).toEqual([]);
  });

  test.each(FORBIDDEN)('none names %s', (_what, pattern) => {
    expect(linesWith(pattern)).toEqual([]);
  });

  test.each([
    ['a package registry', `https://${'registry'}.npmjs.org/x`],
    ["a folder of somebody's machine", `cd ${'/home'}/ada/portal`],
    ['a Windows user folder', `C:${'\\Users'}\\ada`],
  ])('the search for %s finds one', (what, line) => {
    expect(FORBIDDEN.find(([name]) => name === what)?.[1].test(line)).toBe(true);
  });

  test('nothing that is built or installed is committed', () => {
    expect(
      texts.filter((file) => /(^|\/)(node_modules|dist|coverage|\.nx|test-results)\//.test(file)),
    ).toEqual([]);
  });
});
