import { describe, expect, test } from '@jest/globals';
import { committedFiles, countLines, readText } from './repository.ts';

const LIMIT_LINES = 250;
const CODE = /\.(ts|tsx|js|mjs|cjs|css|sh)$/;
const MAY_BE_LONGER = /\.spec\.tsx?$|\/(data|vocabularies)\//;
const BINARY = /\.(png|jpg|ico|woff2|gz|tar|zip)$/;

/** Written in parts, so that this file does not match. */
const FORBIDDEN = [
  [
    'the address of a package registry',
    new RegExp(
      ['registry', '\\.(npmjs|yarnpkg)\\.|"resolved": "', 'http|^registry', '=|/-/', '\\S+\\.tgz'].join(''),
    ),
  ],
  [
    'an absolute path',
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
  test(`no code file is longer than ${LIMIT_LINES} lines, except specs and data`, () => {
    const long = committedFiles()
      .filter((file) => CODE.test(file) && !MAY_BE_LONGER.test(file))
      .filter((file) => countLines(file) > LIMIT_LINES);
    expect(long).toEqual([]);
  });

  test.each(FORBIDDEN)('do not contain %s', (_what, pattern) => {
    expect(linesWith(pattern)).toEqual([]);
  });

  test.each([
    ['the address of a package registry', `https://${'registry'}.npmjs.org/x`],
    ['an absolute path', `cd ${'/home'}/ada/portal`],
    ['a Windows user folder', `C:${'\\Users'}\\ada`],
  ])('the pattern for %s matches', (what, line) => {
    expect(FORBIDDEN.find(([name]) => name === what)?.[1].test(line)).toBe(true);
  });

  test('contain no build output and no installed package', () => {
    expect(
      texts.filter((file) => /(^|\/)(node_modules|dist|coverage|\.nx|test-results)\//.test(file)),
    ).toEqual([]);
  });
});
