import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './root.ts';

const BUILD = path.join(ROOT, 'apps/portal/dist');
const BUILT_FILE = /[\w.-]+-[\w-]{7,8}\.(?:js|css)\b/g;

/** A build of the portal whose files have other names than those of the build under test. */
export interface NextRelease {
  /** The program of its host. */
  readonly program: string;
  readonly remove: () => Promise<void>;
}

const nextName = (file: string): string => file.replace(/(\.\w+)$/, '-next$1');

/** Copies the build and gives every script and stylesheet of its browser code another name, as a release does. */
export const makeNextRelease = async (): Promise<NextRelease> => {
  // In the folder of the build, from where the host finds its packages.
  const copy = await mkdtemp(path.join(BUILD, 'next-'));
  for (const part of ['client', 'server'])
    await cp(path.join(BUILD, part), path.join(copy, part), { recursive: true });
  const assets = path.join(copy, 'client/assets');
  const names = new Set((await readdir(assets)).filter((file) => /\.(?:js|css)$/.test(file)));
  const withNextNames = (text: string): string =>
    text.replace(BUILT_FILE, (file) => (names.has(file) ? nextName(file) : file));
  const files = (await readdir(copy, { recursive: true })).map((file) => path.join(copy, file));
  for (const file of files) {
    if (/\.(?:br|gz)$/.test(file)) await rm(file);
    else if (/\.(?:js|css|json)$/.test(file))
      await writeFile(file, withNextNames(await readFile(file, 'utf8')));
  }
  for (const file of names) await rename(path.join(assets, file), path.join(assets, nextName(file)));
  return {
    program: path.join(copy, 'server/main.js'),
    remove: () => rm(copy, { recursive: true, force: true }),
  };
};
