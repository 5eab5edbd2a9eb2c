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

/** The start of a docblock that asks instead of naming a value or an action. */
const QUESTION = /\/\*\*[\s*]+(What|How|Where|Whether|Which|When|Why|Who|Whom|Whose)\b/g;

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

  test('contain no docblock that begins with a question word, such as “Whether” for “True if”', () => {
    const questions = texts
      .filter((file) => CODE.test(file))
      .flatMap((file) => {
        const text = readText(file);
        return [...text.matchAll(QUESTION)].map(
          ({ index, 1: word }) => `${file}:${text.slice(0, index).split('\n').length}: ${word}`,
        );
      });
    expect(questions).toEqual([]);
  });

  test.each([
    ['on its first line', `${'/**'} Whether it is open. */`, 1],
    ['on its second line', `${'/**'}\n   * How long it is open.\n   */`, 1],
    ['later', `${'/**'} True if it is open. When it is closed, false. */`, 0],
    ['as the start of another word', `${'/**'} Whenever it is open. */`, 0],
  ])('a question word is looked for at the beginning: %s', (_place, text, times) => {
    expect([...text.matchAll(QUESTION)]).toHaveLength(times);
  });

  test('contain no build output and no installed package', () => {
    expect(
      texts.filter((file) => /(^|\/)(node_modules|dist|coverage|\.nx|test-results)\//.test(file)),
    ).toEqual([]);
  });
});
