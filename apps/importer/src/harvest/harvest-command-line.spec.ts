import { expect, test } from '@jest/globals';
import { harvestHelp, parseHarvestCommandLine } from './harvest-command-line.ts';
import { describeProgress } from './harvest-progress.ts';
import { parseEvery } from './parse-every.ts';
import { contactProblem } from './harvest-environment.ts';

const parse = (text: string) => parseHarvestCommandLine(text.split(' ').filter((word) => word !== '')).parsed;

test('add takes a name, a kind, an address and the options of the kind', () => {
  expect(parse('add archive oai-pmh https://a.example.org/oai --set a --set b --allow-http')).toEqual({
    command: 'add',
    definition: {
      name: 'archive',
      kind: 'oai-pmh',
      address: 'https://a.example.org/oai',
      options: { set: ['a', 'b'] },
      allowsHttp: true,
      allowsPrivate: false,
      allowsFolder: true,
    },
  });
});

test('run takes names and options', () => {
  expect(parse('run a b --full --dry-run --allow-fewer --no-import --every 6h')).toEqual({
    command: 'run',
    options: {
      names: ['a', 'b'],
      isFull: true,
      isDryRun: true,
      allowsFewer: true,
      imports: false,
      everyMs: 21_600_000,
    },
  });
  expect(parse('list --json')).toEqual({ command: 'list', isJson: true });
  expect(parse('remove a')).toEqual({ command: 'remove', names: ['a'] });
  expect(parse('--help')).toEqual({ command: 'help' });
});

test.each([
  ['', 'Nothing to do.'],
  ['fetch', 'fetch is not a command.'],
  ['add archive', 'add needs a name and a kind.'],
  ['add a b c d', 'd is not expected: add takes a name, a kind and an address.'],
  ['remove', 'remove needs the name of a source.'],
  ['run --every 6', '--every 6 is not a time like 30m, 6h or 1d, from one minute to 30 days.'],
  ['run --quick', expect.stringContaining("Unknown option '--quick'")],
])('%j is refused: %s', (text, message) => {
  expect(parse(text)).toEqual({ command: 'invalid', message });
});

test('the help names every kind with its options', () => {
  expect(harvestHelp()).toMatch(/oai-pmh\n\s+--format .*\n\s+--set/);
});

test.each([
  ['30m', 1_800_000],
  ['1d', 86_400_000],
  ['30d', 2_592_000_000],
  ['31d', null],
  ['0h', null],
  ['6 h', null],
])('every %s: %j ms', (text, ms) => {
  expect(parseEvery(text)).toBe(ms);
});

test.each([
  [undefined, 'HARVEST_CONTACT is missing: set it to the address'],
  ['ada', 'HARVEST_CONTACT=ada is not an e-mail address: set it to the address'],
  ['ada@example.org', ''],
])('the contact %j: %s', (contact, problem) => {
  expect(contactProblem(contact) ?? '').toContain(problem);
});

const counts = { records: 100, new: 0, changed: 0, unchanged: 0, gone: 0 };
test.each([
  [400, { ms: 10_000, records: 100 }, 'a: 100 of 400 records (25%), 10/s, 30s left'],
  [400, { ms: 10_000, records: 50 }, 'a: 100 of 400 records (25%), 5/s, 1m 0s left'],
  [null, { ms: 10_000, records: 100 }, 'a: 100 records, 10/s'],
  [50, { ms: 10_000, records: 100 }, 'a: 100 records, 10/s'],
  [400, { ms: 0, records: 0 }, 'a: 100 of 400 records (25%), 0/s'],
])('progress with a total of %j', (total, since, text) => {
  expect(describeProgress({ source: 'a', counts, total }, since)).toBe(text);
});
