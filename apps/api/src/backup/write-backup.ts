import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { listSources } from '@open-discovery/harvest';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DatabaseLocation } from '../database/open-database.ts';
import { connectDatabase } from '../database/open-database.ts';
import { schemaOf } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { BACKED_TABLES, readRows } from './backed-tables.ts';
import type { BackupPlace } from './backup-place.ts';
import { BackupRefused } from './backup-refused.ts';
import { TABLES_FOLDER } from './data-files.ts';
import { noteBackup } from './last-backup.ts';
import { BACKUP_FORMAT, isKnownSchema, MANIFEST_FILE } from './manifest.ts';
import type { BackupManifest, ManifestFile } from './manifest.ts';
import { stageFiles } from './stage-files.ts';
import { listFiles } from './stage-name.ts';
import { packTar } from './tar.ts';
import { createWorkFolder, NEW_FOLDER } from './work-folder.ts';

/** Exports read whole tables; the limit of requests is not meant for them. */
const STATEMENT_LIMIT_MS = 600_000;

export interface BackupOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The place of the new backup. */
  readonly place: BackupPlace;
  readonly hasIndex: boolean;
  readonly now: Date;
  /** Version of the product. */
  readonly product: string;
}

const writeTable = async (
  query: Kysely<Tables>,
  table: (typeof BACKED_TABLES)[number],
  folder: string,
): Promise<void> => {
  const lines = async function* () {
    for await (const rows of readRows(query, table))
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  };
  await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, `${table.name}.jsonl`)));
};

/** Writes all tables as they are at one moment. Returns their schema. */
const exportDatabase = async (location: DatabaseLocation, folder: string): Promise<string> => {
  const database = connectDatabase(location);
  const begin = location.url === null ? sql`begin` : sql`begin isolation level repeatable read read only`;
  try {
    return await database.query.connection().execute(async (query) => {
      await begin.execute(query);
      const schema = await schemaOf(query);
      if (schema === null) throw new BackupRefused('The database is empty: there is nothing to back up.');
      if (!isKnownSchema(schema))
        throw new BackupRefused(
          `The database has tables of version ${schema}: back it up with the newer version that created them.`,
        );
      const existing = new Set((await query.introspection.getTables()).map(({ name }) => name));
      for (const table of BACKED_TABLES) if (existing.has(table.name)) await writeTable(query, table, folder);
      await sql`commit`.execute(query);
      return schema;
    });
  } finally {
    await database.close();
  }
};

const describeFile = async (folder: string, name: string): Promise<ManifestFile> => {
  const file = path.join(folder, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { name, size: (await stat(file)).size, sha256: hash.digest('hex') };
};

/** Returns the bytes of the archive. */
const packArchive = (folder: string, manifest: BackupManifest): Readable => {
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const files = [
    { name: MANIFEST_FILE, size: text.length, content: () => [text] },
    ...manifest.files.map((each) => ({
      ...each,
      content: (): AsyncIterable<Buffer> => createReadStream(path.join(folder, each.name)),
    })),
  ];
  const tar = Readable.from(packTar(files, Date.parse(manifest.createdAt)));
  const gzip = createGzip();
  // An error of a file reaches the reader of the archive.
  return tar.on('error', (error) => gzip.destroy(error)).pipe(gzip);
};

const sqliteFile = (dataDir: string): string => {
  const file = path.join(dataDir, 'content.sqlite');
  // Fails if the folder cannot be read.
  if (statSync(file, { throwIfNoEntry: false }) === undefined)
    throw new BackupRefused(`${dataDir} has no database: check DATA_DIR, and DATABASE_URL for PostgreSQL.`);
  return file;
};

/**
 * Writes a backup while the portal runs. Everything that was saved before the call is in it, and nothing half. A
 * damaged source of harvests is in it as it is. Returns the manifest, the size of the archive in bytes, and what is damaged.
 */
export const writeBackup = async (
  options: BackupOptions,
): Promise<{
  readonly manifest: BackupManifest;
  readonly size: number;
  readonly damages: readonly string[];
}> => {
  const { dataDir, databaseUrl: url, place, hasIndex, now, product } = options;
  const location = { url, file: url === null ? sqliteFile(dataDir) : '', timeLimitMs: STATEMENT_LIMIT_MS };
  if (await place.exists()) throw new BackupRefused(`${place.name} exists already: name another file.`);
  const work = createWorkFolder(dataDir, 'backup');
  const folder = path.join(work.path, NEW_FOLDER);
  try {
    await mkdir(path.join(folder, TABLES_FOLDER), { recursive: true });
    // The database first: a file is stored before the content that refers to it.
    const schema = await exportDatabase(location, path.join(folder, TABLES_FOLDER));
    await stageFiles(dataDir, folder, { hasIndex });
    const files: ManifestFile[] = [];
    for (const name of await listFiles(folder)) files.push(await describeFile(folder, name));
    const createdAt = now.toISOString();
    const manifest = { product, backup: BACKUP_FORMAT, schema, createdAt, hasIndex, files };
    const size = await place.write(packArchive(folder, manifest));
    await noteBackup(dataDir, createdAt);
    const damages = (await listSources(dataDir)).flatMap(({ damage }) => damage ?? []);
    return { manifest, size, damages };
  } finally {
    work.remove();
  }
};
