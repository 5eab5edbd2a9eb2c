import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** File types that are not compressed already. */
const COMPRESSIBLE = /\.(css|js|svg)$/;

const brotli = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  await Promise.all([
    brotli(content).then((compressed) => writeFile(`${file}.br`, compressed)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((compressed) =>
      writeFile(`${file}.gz`, compressed),
    ),
  ]);
};

/** Writes each file that browsers load a second and a third time, compressed by Brotli and gzip, for the host to send. */
export const compressedFiles = (): Plugin => ({
  name: 'compressed-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    sequential: true,
    async handler({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(path.join(dir, file))),
      );
    },
  },
});
