import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { COMMAND_LANGUAGES, readyCommand } from './ready-commands.ts';

const EXPORT = 'https://example.org/api/graph/v3/research-products/export';

test.each([
  ['curl', `curl --fail --silent --show-error --output results.csv '${EXPORT}?search=sea+level&format=csv'`],
  ['r', `results <- read.csv('${EXPORT}?search=sea+level&format=csv', encoding = 'UTF-8')`],
] as const)('%s fetches the table in one line', (language, line) => {
  expect(readyCommand(language, `${EXPORT}?search=sea%20level&format=csv`)).toBe(line);
});

test('Python reads the table with its standard library', () => {
  expect(readyCommand('python', `${EXPORT}?search=sea&format=csv`).split('\n')[1]).toBe(
    `text = urllib.request.urlopen('${EXPORT}?search=sea&format=csv').read().decode('utf-8-sig')`,
  );
});

test.each(COMMAND_LANGUAGES)('whatever is searched for stays inside the quotation marks of %s', (language) =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const address = new URL(`${EXPORT}?format=csv`);
      address.searchParams.set('search', words);
      const command = readyCommand(language, address.href);
      const inside = /'(https:[^']*)'/.exec(command)?.[1] ?? '';
      expect(inside).toMatch(/^[\w:/.?&=%+*-]*$/);
      expect(new URL(inside).searchParams.get('search')).toBe(address.searchParams.get('search'));
    }),
  ),
);
