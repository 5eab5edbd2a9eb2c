import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DatabaseLocation } from '../database/open-database.ts';
import { connectDatabase } from '../database/open-database.ts';
import { schemaOf } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { BACKED_TABLES, readRows } from './backed-tables.ts';
import { BackupRefused } from './backup-refused.ts';
import { TABLES_FOLDER } from './data-files.ts';
import { BACKUP_FORMAT, isKnownSchema, MANIFEST_FILE } from './manifest.ts';
import type { BackupManifest, ManifestFile } from './manifest.ts';
import { listFiles, stageFiles } from './stage-files.ts';
import { packTar } from './tar.ts';
import { createWorkFolder } from './work-folder.ts';

/** Exports read whole tables; the limit of requests is not meant for them. */
const STATEMENT_LIMIT_MS = 600_000;

export interface BackupOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The archive to write. */
  readonly file: string;
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

const writeArchive = async (folder: string, manifest: BackupManifest, file: string): Promise<void> => {
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const files = [
    { name: MANIFEST_FILE, size: text.length, content: () => [text] },
    ...manifest.files.map((each) => ({
      ...each,
      content: (): AsyncIterable<Buffer> => createReadStream(path.join(folder, each.name)),
    })),
  ];
  await pipeline(
    Readable.from(packTar(files, Date.parse(manifest.createdAt))),
    createGzip(),
    // Only the owner may read the names, addresses and keys in it.
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
};

/** Gives a finished archive its name, and never replaces another file. */
const publish = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to);
    await rm(from);
  } catch {
    // Some file systems have no links.
    if (existsSync(to)) throw new BackupRefused(`${to} exists already: name another file.`);
    await rename(from, to);
  }
};

const sqliteFile = (dataDir: string): string => {
  const file = path.join(dataDir, 'content.sqlite');
  if (!existsSync(file))
    throw new BackupRefused(`${dataDir} has no database: check DATA_DIR, and DATABASE_URL for PostgreSQL.`);
  return file;
};

/** Writes a backup while the portal runs. Everything that was saved before the call is in it, and nothing half. */
export const writeBackup = async (options: BackupOptions): Promise<BackupManifest> => {
  const { dataDir, databaseUrl: url, file, hasIndex, now, product } = options;
  const location = { url, file: url === null ? sqliteFile(dataDir) : '', timeLimitMs: STATEMENT_LIMIT_MS };
  if (existsSync(file)) throw new BackupRefused(`${file} exists already: name another file.`);
  const folder = createWorkFolder(dataDir, 'backup');
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    await mkdir(path.join(folder, TABLES_FOLDER));
    // The database first: a file is stored before the content that refers to it.
    const schema = await exportDatabase(location, path.join(folder, TABLES_FOLDER));
    await stageFiles(dataDir, folder, { hasIndex });
    const files: ManifestFile[] = [];
    for (const name of await listFiles(folder)) files.push(await describeFile(folder, name));
    const createdAt = now.toISOString();
    const manifest = { product, backup: BACKUP_FORMAT, schema, createdAt, hasIndex, files };
    await mkdir(path.dirname(file), { recursive: true });
    await writeArchive(folder, manifest, unfinished);
    await publish(unfinished, file);
    return manifest;
  } finally {
    await rm(unfinished, { force: true });
    await rm(folder, { recursive: true, force: true });
  }
};
