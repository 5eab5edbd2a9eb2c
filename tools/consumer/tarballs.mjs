import { readFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../steps/npm.mjs';
import { NX_ENVIRONMENT } from '../steps/nx.mjs';
import { packageBin } from '../steps/package-bin.mjs';
import { entryName, publicLibs, readManifest } from '../steps/public-libs.mjs';
import { runOrStop } from '../steps/run.mjs';

const BUILD_LIMIT_MS = 5 * 60_000;
const PACK_LIMIT_MS = 60_000;

const buildAll = (libs) => {
  const projects = libs.map(({ manifest }) => manifest.name).join(',');
  return runOrStop(
    'The build',
    process.execPath,
    [packageBin('nx'), 'run-many', '-t', 'build', '-p', projects],
    {
      limitMs: BUILD_LIMIT_MS,
      env: NX_ENVIRONMENT,
    },
  );
};

const packAll = async (dists, into) => {
  const [program, ...first] = npmCommand();
  const output = await runOrStop(
    'Packing',
    program,
    [...first, 'pack', ...dists, '--pack-destination', into, '--json', '--loglevel=error'],
    { limitMs: PACK_LIMIT_MS },
  );
  return JSON.parse(output.slice(output.indexOf('[')));
};

/** An entry without exports has nothing that could be imported, compiled or weighed: a library that was just generated. */
export const hasExports = (dist, { types }) =>
  readFileSync(path.join(dist, types), 'utf8').trim() !== 'export {};';

/** Builds and packs every public library in the same way as publishing does. */
export const packPublicLibs = async (into) => {
  const libs = publicLibs();
  await buildAll(libs);
  const packed = await packAll(
    libs.map(({ folder }) => path.join(folder, 'dist')),
    into,
  );
  return libs.map(({ folder, manifest: { name } }) => {
    const dist = path.join(folder, 'dist');
    const manifest = readManifest(dist);
    const { filename, files } = packed.find((each) => each.name === name);
    return {
      name,
      folder,
      manifest,
      tarball: path.join(into, filename),
      files: files.map((file) => file.path),
      entries: Object.entries(manifest.exports)
        .filter(([, conditions]) => hasExports(dist, conditions))
        .map(([subpath]) => entryName(name, subpath)),
    };
  });
};
