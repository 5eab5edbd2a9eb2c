import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ROOT } from '../../steps/workspace.mjs';
import { bundle } from '../bundle.mjs';
import { createEntries } from './corpus.mjs';

const TAR_HEADER = path.join(ROOT, 'libs/harvest/src/protocols/file/tar-header.ts');
const PART_CHARS = 32 * 1024 * 1024;
const compress = promisify(gzip);

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
  const { BLOCK_BYTES, formatTarHeader } = await import(pathToFileURL(await bundle(TAR_HEADER)).href);
  const stream = createWriteStream(file);
  const write = async (chunk) => {
    if (!stream.write(chunk)) await once(stream, 'drain');
  };
  let written = 0;
  const writeEntry = async (name, content) => {
    const padding = Buffer.alloc((BLOCK_BYTES - (content.length % BLOCK_BYTES)) % BLOCK_BYTES);
    for (const chunk of [formatTarHeader({ name, size: content.length }, 0), content, padding])
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
