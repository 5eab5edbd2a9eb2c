import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '@open-discovery/harvest';
import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';

const FILE = 'last-backup.json';
const lastBackupSchema = z.object({ createdAt: z.iso.datetime() }).nullable().catch(null);

/** Notes in the data folder that it was backed up, as it was at this time (ISO 8601). */
export const noteBackup = (dataDir: string, createdAt: string): Promise<void> => {
  const file = path.join(dataDir, FILE);
  return writeDurably(file, JSON.stringify({ createdAt }), `${file}.${randomUUID()}`);
};

/** Returns the time of the last backup of the data folder; `null` if none is known. */
export const readLastBackup = async (dataDir: string): Promise<string | null> => {
  const text = await readFile(path.join(dataDir, FILE), 'utf8').catch(() => 'null');
  return lastBackupSchema.parse(parseJson(text))?.createdAt ?? null;
};
