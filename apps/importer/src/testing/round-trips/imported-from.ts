import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KIND_NAMES } from '@open-discovery/model';
import type { KindedRecord } from '@open-discovery/model';
import { kindedRecordSchema } from '@open-discovery/model/schemas';
import { openIndex } from '@open-discovery/search-index';
import { parseCommandLine } from '../../command-line.ts';
import { EXIT } from '../../exit.ts';
import { importCommand } from '../../import-command.ts';

const KIND_VALUES = ['product', ...Object.keys(KIND_NAMES)];

const SILENT = {
  isTerminal: false,
  print: () => undefined,
  printError: () => undefined,
  write: () => undefined,
};

/** Imports files into an empty portal, and returns the records that it has then. */
export const importedFrom = async (files: readonly string[]): Promise<KindedRecord[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'round-trip-'));
  const [input, dataDir] = [path.join(folder, 'input'), path.join(folder, 'var')];
  mkdirSync(input);
  mkdirSync(dataDir);
  files.forEach((text, at) => writeFileSync(path.join(input, `${at}`), text));
  const parsed = parseCommandLine(['--strict', input]);
  const code =
    parsed.command === 'import' ? await importCommand(parsed.options, { dataDir, terminal: SILENT }) : null;
  if (code !== EXIT.done) throw new Error(`The import of ${files[0]?.slice(0, 80) ?? 'nothing'} failed.`);
  return recordsIn(dataDir);
};

const recordsIn = async (dataDir: string): Promise<KindedRecord[]> => {
  const index = await openIndex({ folder: path.join(dataDir, 'index') });
  const node = { op: 'value', field: 'kind', values: KIND_VALUES } as const;
  const { hits } = await index.search({ node, filters: [], offset: 0, limit: MOST });
  const stored = await index.get(hits.map(({ id }) => id));
  await index.close();
  return stored.map((text) => kindedRecordSchema.parse(JSON.parse(text ?? '')));
};

const MOST = 1000;
