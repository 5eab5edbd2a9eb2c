import { BLOCK_BYTES, formatTarHeader } from './tar-header.ts';

const NAME_BYTES = 99;

/** Returns the end of a name, with which it fits into a header whole. */
const shortName = (name: string): string => {
  let end = name;
  while (Buffer.byteLength(end) > NAME_BYTES) end = end.slice(1);
  return end;
};

/** Writes a file as an entry of a tar archive, so that archives and texts of all formats can follow each other. */
export const tarEntry = (name: string, body: Uint8Array): Buffer => {
  const header = formatTarHeader({ name: shortName(name), size: body.length }, 0);
  const padding = Buffer.alloc((BLOCK_BYTES - (body.length % BLOCK_BYTES)) % BLOCK_BYTES);
  return Buffer.concat([header, body, padding]);
};

export const TAR_END = '\0'.repeat(2 * BLOCK_BYTES);
