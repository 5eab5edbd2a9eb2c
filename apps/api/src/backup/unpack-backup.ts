import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { errorCode } from '@open-discovery/harvest';
import { messageOf } from '../errors/message-of.ts';
import type { BackupPlace } from './backup-place.ts';
import { BackupRefused } from './backup-refused.ts';
import { isIndexFile } from './data-files.ts';
import { MANIFEST_FILE, parseManifest } from './manifest.ts';
import type { BackupManifest, ManifestFile } from './manifest.ts';
import { TarDamaged, unpackTar } from './tar.ts';
import type { UnpackedFile } from './tar.ts';

const MANIFEST_LIMIT_BYTES = 256 * 1024 * 1024;

export interface UnpackOptions {
  readonly archive: BackupPlace;
  /** An empty folder. */
  readonly folder: string;
  /** Version of the product that reads. */
  readonly product: string;
  /** Verifies the search index of the backup, but leaves it out. */
  readonly leavesOutIndex: boolean;
}

const damaged = (archive: string, what: string): BackupRefused =>
  new BackupRefused(`${archive} is damaged: ${what}. Use another backup; nothing was changed.`);

const readText = async ({ content, size }: UnpackedFile, archive: string): Promise<string> => {
  if (size > MANIFEST_LIMIT_BYTES) throw damaged(archive, 'its manifest is too long');
  const parts: Buffer[] = [];
  for await (const bytes of content) parts.push(bytes);
  return Buffer.concat(parts).toString('utf8');
};

/** Passes bytes on and computes their SHA-256. */
const hashing = (): { stream: Transform; digest: () => string } => {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      hash.update(bytes);
      done(null, bytes);
    },
  });
  return { stream, digest: () => hash.digest('hex') };
};

const writeFile = async (file: UnpackedFile, target: string | null): Promise<string> => {
  const { stream, digest } = hashing();
  if (target === null) {
    stream.resume();
    await pipeline(Readable.from(file.content), stream);
    return digest();
  }
  await mkdir(path.dirname(target), { recursive: true });
  // What is moved into place later survives a power failure.
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(file.content), stream, output);
  return digest();
};

/** Unpacks the files that the manifest lists, and compares each with its size and checksum. */
const unpackListed = async (
  files: AsyncIterator<UnpackedFile>,
  manifest: BackupManifest,
  { archive: { name: archive }, folder, leavesOutIndex }: UnpackOptions,
): Promise<void> => {
  const missing = new Map<string, ManifestFile>(manifest.files.map((file) => [file.name, file]));
  for (let next = await files.next(); next.done !== true; next = await files.next()) {
    const file = next.value;
    const listed = missing.get(file.name);
    if (!listed) throw damaged(archive, `${file.name} is not in its manifest`);
    missing.delete(file.name);
    const isLeftOut = leavesOutIndex && isIndexFile(file.name);
    const sha256 = await writeFile(file, isLeftOut ? null : path.join(folder, file.name));
    if (file.size !== listed.size || sha256 !== listed.sha256)
      throw damaged(archive, `${file.name} does not have its checksum`);
  }
  const [lost] = missing.keys();
  if (lost !== undefined) throw damaged(archive, `${lost} is missing`);
};

/** Reports whether an archive is to blame for an error: its structure, or what zlib says of it. */
const isDamage = (error: unknown): boolean =>
  error instanceof TarDamaged || errorCode(error)?.startsWith('Z_') === true;

/**
 * Unpacks a backup into a folder and verifies every file. Throws {@link BackupRefused} if the archive is damaged, or if
 * a newer version has written it.
 */
export const unpackBackup = async (options: UnpackOptions): Promise<BackupManifest> => {
  const { product } = options;
  const { name: archive } = options.archive;
  if (!(await options.archive.exists())) throw new BackupRefused(`${archive} does not exist.`);
  const input = options.archive.read();
  const gunzip = createGunzip();
  // An error of the file reaches the reader of the unpacked bytes.
  input.on('error', (error) => gunzip.destroy(error)).pipe(gunzip);
  const files = unpackTar(gunzip);
  try {
    const first = await files.next();
    if (first.done === true || first.value.name !== MANIFEST_FILE)
      throw damaged(archive, `it does not begin with ${MANIFEST_FILE}`);
    const manifest = parseManifest(await readText(first.value, archive), archive, product);
    await unpackListed(files, manifest, options);
    return manifest;
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw damaged(archive, messageOf(error) ?? 'it cannot be unpacked');
  } finally {
    input.destroy();
    gunzip.destroy();
  }
};
