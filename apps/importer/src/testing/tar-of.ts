import { pack } from 'tar-stream';

/** Packs files into a tar archive, in their order. */
export const tarOf = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> => {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, Buffer.from(content));
  tar.finalize();
  const pieces: Uint8Array[] = [];
  for await (const piece of tar) if (piece instanceof Uint8Array) pieces.push(piece);
  return Buffer.concat(pieces);
};
