const END_SIGNATURE = 0x06_05_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const LOCAL_SIGNATURE = 0x04_03_4b_50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;
/** The header of gzip without a name or a time (RFC 1952). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

interface ZipEntry {
  readonly name: string;
  readonly method: number;
  /** The checksum and the length of the content, as gzip has them at its end. */
  readonly trailer: Buffer;
  readonly bytes: number;
  readonly at: number;
}

/** Finds the record at the end of an archive, before its comment. */
const endOf = (zip: Buffer): number | null => {
  const first = Math.max(0, zip.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1)
    if (zip.readUInt32LE(at) === END_SIGNATURE) return at;
  return null;
};

function* entriesOf(zip: Buffer): Generator<ZipEntry> {
  const end = endOf(zip);
  if (end === null) return;
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY_SIGNATURE) return;
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + (nameBytes ?? 0));
    yield {
      name,
      method: zip.readUInt16LE(at + 10),
      trailer: Buffer.concat([zip.subarray(at + 16, at + 20), zip.subarray(at + 24, at + 28)]),
      bytes: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    };
    at += ENTRY_BYTES + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
}

const compressed = (zip: Buffer, { at, bytes }: ZipEntry): Buffer | null => {
  if (at + LOCAL_BYTES > zip.length || zip.readUInt32LE(at) !== LOCAL_SIGNATURE) return null;
  const start = at + LOCAL_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  return start + bytes > zip.length ? null : zip.subarray(start, start + bytes);
};

/**
 * Returns the first file of a zip archive that is wanted, as gzip: both hold the same compressed bytes, so nothing is
 * unpacked. Returns `null` if there is none, or the archive is damaged or larger than 4 GB (APPNOTE 6.3.10).
 */
export const gzipOfZipEntry = (zip: Buffer, isWanted: (name: string) => boolean): Buffer | null => {
  for (const entry of entriesOf(zip)) {
    if (!isWanted(entry.name) || entry.method !== DEFLATED) continue;
    const content = compressed(zip, entry);
    return content === null ? null : Buffer.concat([GZIP_HEADER, content, entry.trailer]);
  }
  return null;
};
