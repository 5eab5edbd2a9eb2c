import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createEntries } from './corpus.mjs';

const BLOCK_BYTES = 512;
const PART_CHARS = 32 * 1024 * 1024;
const compress = promisify(gzip);

/** The fields of a tar header: place, width, and value by name and size; see POSIX.1-2017, pax, ustar. */
const FIELDS = [
  { at: 0, text: ({ name }) => name },
  { at: 100, text: () => '0000644\0' },
  { at: 108, text: () => '0000000\0' },
  { at: 116, text: () => '0000000\0' },
  { at: 124, text: ({ size }) => `${size.toString(8).padStart(11, '0')}\0` },
  { at: 136, text: () => `${'0'.repeat(11)}\0` },
  // The checksum counts as spaces until it is known.
  { at: 148, text: () => ' '.repeat(8) },
  { at: 156, text: () => '0' },
  { at: 257, text: () => 'ustar\x0000' },
];

const headerOf = (entry) => {
  const header = Buffer.alloc(BLOCK_BYTES);
  for (const { at, text } of FIELDS) header.write(text(entry), at, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
};

const padding = (size) => Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES);

/** Collects lines and passes them on as parts of one folder of the archive, compressed unless they are `plain`. */
const createParts = (folder, writeEntry, { plain }) => {
  let lines = [];
  let chars = 0;
  let parts = 0;
  let content = 0;
  const end = async () => {
    if (lines.length === 0) return;
    const name = `${folder}/part-${String(parts).padStart(5, '0')}.json${plain ? '' : '.gz'}`;
    parts += 1;
    const text = lines.join('');
    lines = [];
    chars = 0;
    await writeEntry(name, plain ? Buffer.from(text) : await compress(text));
  };
  return {
    end,
    contentBytes: () => content,
    async add(value) {
      const line = `${JSON.stringify(value)}\n`;
      lines.push(line);
      chars += line.length;
      content += line.length;
      if (chars >= PART_CHARS) await end();
    },
  };
};

/**
 * Writes an archive of parts with works and with relations, as the dumps of the OpenAIRE Graph have them, until it has a size.
 * Made-up works are compressed to a tenth, so that an archive of plain parts is more like one of real works. Returns the number
 * of records of works and the bytes of the content.
 */
export const writeTar = async (file, bytes, options) => {
  const stream = createWriteStream(file);
  const write = async (chunk) => {
    if (!stream.write(chunk)) await once(stream, 'drain');
  };
  let written = 0;
  const writeEntry = async (name, content) => {
    for (const chunk of [headerOf({ name, size: content.length }), content, padding(content.length)])
      await write(chunk);
    written += BLOCK_BYTES + content.length;
  };
  const [works, relations] = [
    createParts('publication', writeEntry, options),
    createParts('relation', writeEntry, options),
  ];
  let records = 0;
  for (const entry of createEntries()) {
    if (written >= bytes) break;
    records += entry.works.length;
    for (const work of entry.works) await works.add(work);
    for (const citation of entry.citations) await relations.add(citation);
  }
  await works.end();
  await relations.end();
  await write(Buffer.alloc(2 * BLOCK_BYTES));
  stream.end();
  await once(stream, 'close');
  return { records, contentBytes: works.contentBytes() + relations.contentBytes() };
};
