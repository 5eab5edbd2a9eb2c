import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';

const LIMIT_BYTES = {
  '@open-discovery/validators': 6_000,
  '@open-discovery/identifiers': 6_000,
  '@open-discovery/roles': 6_000,
  // Nearly all of it is zod, of which `import * as z` takes only what is used: a third.
  '@open-discovery/model/schemas': 35_000,
};

/** Returns the bytes that an entry adds to a page: all its exports and their imports, minified and compressed. */
export const weigh = async (consumer, entry) => {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${entry}';`, resolveDir: consumer },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  const bytes = gzipSync(outputFiles[0].contents, { level: 9 }).length;
  return { bytes, limitBytes: LIMIT_BYTES[entry] ?? Infinity };
};
