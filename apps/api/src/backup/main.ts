import { withSecretFiles } from '@open-discovery/http-server';
import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import packageManifest from '../../package.json' with { type: 'json' };
import { messageOf } from '../message-of.ts';
import { SECRETS, SETTINGS } from '../settings.ts';
import { HELP, parseCommandLine } from './command-line.ts';
import type { CommandLine } from './command-line.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const EXIT = { done: 0, refused: 1, wrong: 2 } as const;
const BYTES_PER_MB = 1_000_000;

const print = (text: string): boolean => process.stdout.write(`${text}\n`);
const printError = (text: string): boolean => process.stderr.write(`${text}\n`);

const settingsSchema = z.object({
  DATA_DIR: SETTINGS.DATA_DIR.schema,
  DATABASE_URL: SETTINGS.DATABASE_URL.schema,
});

const readSettings = (environment: Readonly<Record<string, string | undefined>>) => {
  const { DATA_DIR, DATABASE_URL } = settingsSchema.parse({
    DATA_DIR: environment['DATA_DIR']?.trim() || SETTINGS.DATA_DIR.fallback,
    DATABASE_URL: environment['DATABASE_URL']?.trim() ?? '',
  });
  return { dataDir: path.resolve(DATA_DIR), databaseUrl: DATABASE_URL, product: packageManifest.version };
};

const nameOf = (now: Date): string =>
  `open-discovery-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

const backUp = async (options: Extract<CommandLine, { command: 'backup' }>): Promise<void> => {
  const now = new Date();
  const file = path.resolve(options.to ?? nameOf(now));
  const { files } = await writeBackup({
    ...readSettings(withSecretFiles(process.env, SECRETS)),
    file,
    hasIndex: options.hasIndex,
    now,
  });
  print(`${file}: ${files.length} files, ${(statSync(file).size / BYTES_PER_MB).toFixed(1)} MB`);
};

const restore = async (options: Extract<CommandLine, { command: 'restore' }>): Promise<void> => {
  const settings = readSettings(withSecretFiles(process.env, SECRETS));
  const archive = path.resolve(options.archive);
  const manifest = await restoreBackup({ ...settings, ...options, archive });
  print(`Restored the state of ${manifest.createdAt} in ${settings.dataDir}. Users log in again.`);
};

const run = async (): Promise<number> => {
  const parsed = parseCommandLine(process.argv.slice(2));
  if (parsed.command === 'backup') await backUp(parsed);
  else if (parsed.command === 'restore') await restore(parsed);
  else if (parsed.command === 'help') print(HELP);
  else {
    printError(`${parsed.message}\n\n${HELP}`);
    return EXIT.wrong;
  }
  return EXIT.done;
};

process.exitCode = await run().catch((error: unknown) => {
  printError(messageOf(error) ?? String(error));
  return EXIT.refused;
});
