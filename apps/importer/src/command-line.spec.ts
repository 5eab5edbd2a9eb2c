import { expect, test } from '@jest/globals';
import { parseCommandLine } from './command-line.ts';
import { printReport } from './report/print-report.ts';
import { createProgress, shortTime } from './progress.ts';

test.each([
  [
    'files',
    ['a', '-'],
    {
      command: 'import',
      options: {
        names: ['a', '-'],
        isStrict: false,
        keepsRecords: false,
        removalFile: null,
        dataDir: null,
        asksMappings: false,
        mappingFile: null,
      },
    },
  ],
  [
    'all options',
    ['--strict', '--keep', '--data-dir', 'd', 'a'],
    {
      command: 'import',
      options: {
        names: ['a'],
        isStrict: true,
        keepsRecords: true,
        removalFile: null,
        dataDir: 'd',
        asksMappings: false,
        mappingFile: null,
      },
    },
  ],
  [
    'records to delete, which keeps the others',
    ['--delete', 'ids.txt'],
    {
      command: 'import',
      options: {
        names: [],
        isStrict: false,
        keepsRecords: true,
        removalFile: 'ids.txt',
        dataDir: null,
        asksMappings: false,
        mappingFile: null,
      },
    },
  ],
  [
    'an id to explain',
    ['--explain-merge', 'x', '--data-dir', 'd'],
    { command: 'explain', id: 'x', dataDir: 'd' },
  ],
  ['a rollback', ['--rollback'], { command: 'rollback', dataDir: null }],
  ['an upgrade', ['--upgrade', '--data-dir', 'd'], { command: 'upgrade', dataDir: 'd' }],
  ['help', ['--help'], { command: 'help' }],
  ['help before anything else', ['a', '-h'], { command: 'help' }],
  [
    'no files, to merge the earlier records again',
    ['--keep'],
    {
      command: 'import',
      options: {
        names: [],
        isStrict: false,
        keepsRecords: true,
        removalFile: null,
        dataDir: null,
        asksMappings: false,
        mappingFile: null,
      },
    },
  ],
  ['nothing', [], { command: 'invalid', message: 'Nothing to import: name a file, a folder or -.' }],
])('command line: %s', (_rule, words, expected) => {
  expect(parseCommandLine(words)).toEqual(expected);
});

test.each([
  [['--map', 'a.csv'], null],
  [['--map=m.json', 'a.csv'], 'm.json'],
])('%j asks for mappings', (words, mappingFile) => {
  expect(parseCommandLine(words)).toMatchObject({
    options: { names: ['a.csv'], asksMappings: true, mappingFile },
  });
});

test('an unknown option is named', () => {
  expect(parseCommandLine(['--fast', 'a'])).toMatchObject({
    command: 'invalid',
    message: expect.stringContaining('--fast'),
  });
});

test.each([
  [900, '1s'],
  [61_000, '1m 1s'],
])('%d ms → %s', (ms, expected) => {
  expect(shortTime(ms)).toBe(expected);
});

test('progress says the share, the rate and the time left', () => {
  let now = 0;
  const written: string[] = [];
  const progress = createProgress({
    write: (text) => written.push(text),
    isTerminal: false,
    clock: () => now,
  });
  progress.phase('reading', 1000);
  progress.record();
  now = 10_000;
  progress.bytes(250);
  expect(written).toEqual(['reading [######..................] 25% 1 records, 0/s, 30s left\n']);
});

test('the report shows files, totals and the first reasons', () => {
  const text = printReport(
    {
      files: [
        {
          format: null,
          name: 'a.jsonl',
          read: 3,
          kept: 1,
          merged: 1,
          skipped: 1,
          repaired: 1,
          firstProblem: null,
        },
      ],
      derived: {},
      reasons: [],
      records: { product: 1 },
      relations: 2,
      unresolved: 0,
      replaced: 0,
      removed: 0,
      shown: [
        { file: 'a.jsonl', line: 2, reason: 'not JSON' },
        { file: 'a.tar/\u001B[2J\nskipped: 0', line: 1, reason: 'not JSON' },
        { file: 'ror.json', line: 1, position: 3, reason: 'deleted in its source: https://ror.org/1' },
      ],
      skipped: 21,
      fields: [
        {
          kind: 'project',
          field: 'startDate',
          partly: 2,
          refused: 1,
          unknown: 0,
          example: { id: 'p', value: '2018-00-00', file: 'a.jsonl', line: 3 },
        },
      ],
      leftOut: [
        { format: 'Crossref JSON', leftOut: 'deposited', records: 7, example: { file: 'a.jsonl', line: 3 } },
      ],
      contradictions: {
        total: 2,
        shown: [
          { kind: 'product', id: 'a', titles: ['Tides', 'Bees'], otherId: 'b', file: 'a.jsonl', line: 2 },
          { kind: 'project', id: 'p', titles: ['Tides', 'Bees'], otherId: null, file: 'a.jsonl', line: 3 },
        ],
      },
    },
    'list.jsonl',
  );
  expect(text).toContain('a.jsonl (1 with bytes that are not UTF-8)');
  expect(text).toContain('a.jsonl:2: not JSON');
  expect(text).toContain('ror.json:1, record 3: deleted in its source: https://ror.org/1');
  expect(text).toContain(String.raw`  a.tar/\u001b[2J\u000askipped: 0:1: not JSON`);
  expect(text).toContain('all of them in list.jsonl');
  expect(text).toContain('product a: “Bees” (a.jsonl:2) is b, not “Tides”');
  expect(text).toContain('project p: “Bees” (a.jsonl:3) is one with “Tides”');
  expect(text).toContain('Crossref JSON: deposited of 7 records (a.jsonl:3)');
  expect(text).toContain(
    'project.startDate: 2 understood in part, 1 not usable, such as "2018-00-00" of p (a.jsonl:3)',
  );
});
