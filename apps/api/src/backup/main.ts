import { withSecretFiles } from '@open-discovery/http-server';
import path from 'node:path';
import packageManifest from '../../package.json' with { type: 'json' };
import { messageOf } from '../errors/message-of.ts';
import { BACKUP_SECRETS, parseBackupSettings } from './backup-settings.ts';
import type { BackupSettings } from './backup-settings.ts';
import { HELP, parseCommandLine } from './command-line.ts';
import type { CommandLine } from './command-line.ts';
import { failureMessage } from './failure-message.ts';
import type { Places } from './failure-message.ts';
import { openPlace } from './open-place.ts';
import { restoreBackup } from './restore-backup.ts';
import { restoredMessage } from './restored-message.ts';
import { writeBackup } from './write-backup.ts';

const EXIT = { done: 0, refused: 1, wrong: 2 } as const;
const BYTES_PER_MB = 1_000_000;

const print = (text: string): boolean => process.stdout.write(`${text}\n`);
const printError = (text: string): boolean => process.stderr.write(`${text}\n`);

const readSettings = (): BackupSettings => parseBackupSettings(withSecretFiles(process.env, BACKUP_SECRETS));

const locationOf = ({ DATA_DIR, DATABASE_URL }: BackupSettings) => ({
  dataDir: path.resolve(DATA_DIR),
  databaseUrl: DATABASE_URL,
  product: packageManifest.version,
});

const nameOf = (now: Date): string =>
  `open-discovery-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/** Fails with a message for the people who run the portal. */
const explained = <T>(work: Promise<T>, places: Places): Promise<T> =>
  work.catch((error: unknown) => {
    throw new Error(failureMessage(error, places), { cause: error });
  });

const backUp = async (options: Extract<CommandLine, { command: 'backup' }>): Promise<void> => {
  const now = new Date();
  const settings = readSettings();
  const place = openPlace(options.to ?? nameOf(now), nameOf(now), settings);
  const location = locationOf(settings);
  const { manifest, size, damages } = await explained(
    writeBackup({ ...location, place, hasIndex: options.hasIndex, now }),
    { dataDir: location.dataDir, archive: place.name },
  );
  for (const damage of damages) printError(`The backup has a damaged file as it is. ${damage}`);
  print(`${place.name}: ${manifest.files.length} files, ${(size / BYTES_PER_MB).toFixed(1)} MB`);
};

const restore = async (options: Extract<CommandLine, { command: 'restore' }>): Promise<void> => {
  const settings = readSettings();
  const location = locationOf(settings);
  const archive = openPlace(options.archive, '', settings);
  const manifest = await explained(restoreBackup({ ...location, ...options, archive }), {
    dataDir: location.dataDir,
    archive: archive.name,
  });
  print(restoredMessage({ createdAt: manifest.createdAt, dataDir: location.dataDir }));
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
