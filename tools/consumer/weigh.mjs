import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';

const LIMIT_BYTES = {
  '@open-discovery/validators': 6_000,
  // A third of it recognizes the addresses of publishers and lists in running text.
  '@open-discovery/identifiers': 8_500,
  '@open-discovery/roles': 6_000,
  // Most of it is zod; `import * as z` includes only the used third.
  '@open-discovery/model/schemas': 35_500,
};

/** Returns the size of an entry with all its exports and dependencies, minified and compressed. */
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
