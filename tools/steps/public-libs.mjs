import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace.mjs';

const PUBLIC_TAG = 'visibility:public';

export const readManifest = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Returns the folder and package.json of every public library. */
export const publicLibs = () =>
  readdirSync(path.join(ROOT, 'libs'))
    .map((name) => path.join(ROOT, 'libs', name))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => manifest.nx.tags.includes(PUBLIC_TAG));

/** Returns the import path of an entry of an `exports` map. */
export const entryName = (packageName, subpath) => path.posix.join(packageName, subpath);
