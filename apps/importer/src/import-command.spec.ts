import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { parseCommandLine } from './command-line.ts';
import { EXIT } from './exit.ts';
import { importCommand } from './import-command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-command-'));
});

/** Imports records with these DOIs, and returns what the command prints as errors. */
const importWorks = async (dois: readonly string[], ...options: readonly string[]): Promise<string> => {
  const file = path.join(folder, 'works.ris');
  const works = dois.map((doi) => `TY  - JOUR\nTI  - Work ${doi}\nDO  - ${doi}\nER  - \n`);
  writeFileSync(file, works.join('\n'));
  const parsed = parseCommandLine([...options, file]);
  if (parsed.command !== 'import') throw new Error(parsed.command);
  let errors = '';
  const ignore = (): void => undefined;
  const terminal = {
    isTerminal: false,
    print: ignore,
    write: ignore,
    printError: (text: string) => (errors += text),
  };
  expect(await importCommand(parsed.options, { dataDir: path.join(folder, 'data'), terminal })).toBe(
    EXIT.done,
  );
  return errors;
};

/** Notes that the published records are the sample corpus, as `npm start` does. */
const noteSample = (): void => {
  const index = path.join(folder, 'data', 'index');
  const generation = readFileSync(path.join(index, 'current'), 'utf8').trim();
  const manifest = readFileSync(path.join(index, generation, 'manifest.json'));
  const hash = createHash('sha256').update('manifest.json').update(manifest).digest('hex');
  writeFileSync(path.join(folder, 'data', 'sample-index.json'), JSON.stringify({ index: hash }));
};

describe('a sample corpus that stays in the index is named', () => {
  test('by --keep', async () => {
    await importWorks(['10.5555/sample']);
    noteSample();
    expect(await importWorks(['10.5555/own'], '--keep')).toContain('The sample corpus is kept');
  });

  test.each([
    ['an import that replaces it', true, []],
    ['--keep with other records', false, ['--keep']],
  ] as const)('but not by %s', async (_what, isSample, options) => {
    await importWorks(['10.5555/earlier']);
    if (isSample) noteSample();
    expect(await importWorks(['10.5555/own'], ...options)).toBe('');
  });
});
