import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace.mjs';

const PUBLIC_TAG = 'visibility:public';

/** A folder's package.json. */
export const readManifest = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Folder and package.json of every library that other teams install, as the tags say. */
export const publicLibs = () =>
  readdirSync(path.join(ROOT, 'libs'))
    .map((name) => path.join(ROOT, 'libs', name))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => manifest.nx.tags.includes(PUBLIC_TAG));

/** The name by which an entry of an exports map is imported. */
export const entryName = (packageName, subpath) => path.posix.join(packageName, subpath);
