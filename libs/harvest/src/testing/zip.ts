import { crc32, deflateRawSync } from 'node:zlib';

const headerOf = (
  signature: number,
  bytes: number,
  fields: readonly (readonly [at: number, value: number])[],
) => {
  const header = Buffer.alloc(bytes);
  header.writeUInt32LE(signature);
  for (const [at, value] of fields) header.writeUInt32LE(value, at);
  return header;
};

const DEFLATED = 8;

/** Creates a zip archive of texts by their names. */
export const zipOf = (files: Readonly<Record<string, string>>): Buffer => {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  for (const [name, text] of Object.entries(files)) {
    const content = deflateRawSync(text);
    const at = Buffer.concat(locals).length;
    const sizes = [crc32(text), content.length, Buffer.byteLength(text), Buffer.byteLength(name)];
    const [sum = 0, packed = 0, whole = 0, nameBytes = 0] = sizes;
    const local = headerOf(0x04_03_4b_50, 30, [
      [8, DEFLATED],
      [14, sum],
      [18, packed],
      [22, whole],
      [26, nameBytes],
    ]);
    locals.push(local, Buffer.from(name), content);
    const entry = headerOf(0x02_01_4b_50, 46, [
      [10, DEFLATED],
      [16, sum],
      [20, packed],
      [24, whole],
      [28, nameBytes],
      [42, at],
    ]);
    entries.push(entry, Buffer.from(name));
  }
  const [body, directory] = [Buffer.concat(locals), Buffer.concat(entries)];
  const count = Object.keys(files).length;
  const end = headerOf(0x06_05_4b_50, 22, [
    [8, count + count * 0x1_00_00],
    [12, directory.length],
    [16, body.length],
  ]);
  return Buffer.concat([body, directory, end]);
};
