import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { ANALYZER_VERSION } from '../analysis/analyze.ts';
import { IndexError } from '../index-error.ts';
import { readingFile } from '../storage/reading-file.ts';
import { shownName } from '../storage/shown-name.ts';
import type { Manifest } from '../index-types.ts';
import { FORMAT_VERSION, MANIFEST_FILE, generationFiles } from './generation-files.ts';

const checksumOf = (body: string): number => crc32(Buffer.from(body, 'utf8'));

/** Formats a manifest: its own checksum on the first line, which protects the other checksums, followed by JSON. */
export const formatManifest = (manifest: Manifest): string => {
  const body = `${JSON.stringify(manifest, null, 2)}\n`;
  return `${checksumOf(body)}\n${body}`;
};

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'format' in value && 'schema' in value && 'files' in value;

const parseBody = (text: string, file: string): Manifest => {
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  if (end < 0 || Number(text.slice(0, end)) !== checksumOf(body)) {
    throw new IndexError('damaged', `${shownName(file)} does not have the checksum that it says.`);
  }
  const value: unknown = JSON.parse(body);
  if (!isManifest(value)) throw new IndexError('damaged', `${shownName(file)} is not a manifest.`);
  return value;
};

/** Reads the manifest of a generation's folder; throws `missing`, `damaged` or `version`. */
export const readManifest = (folder: string): Manifest => {
  const file = path.join(folder, MANIFEST_FILE);
  if (!existsSync(file)) throw new IndexError('missing', `There is no ${shownName(file)}.`);
  const text = readingFile(file, () => readFileSync(file, 'utf8'));
  const manifest = parseBody(text, file);
  if (manifest.generation !== path.basename(folder)) {
    throw new IndexError('damaged', `${shownName(file)} is that of ${manifest.generation}.`);
  }
  if (manifest.format !== FORMAT_VERSION || manifest.analyzer !== ANALYZER_VERSION) {
    const found = `${manifest.format}.${manifest.analyzer}`;
    const known = `${FORMAT_VERSION}.${ANALYZER_VERSION}`;
    throw new IndexError(
      'version',
      `${path.basename(folder)} has version ${found}, this program reads ${known}.`,
    );
  }
  for (const name of generationFiles(manifest.schema)) {
    if (manifest.files[name] === undefined)
      throw new IndexError('damaged', `${shownName(file)} does not list ${name}.`);
  }
  return manifest;
};
