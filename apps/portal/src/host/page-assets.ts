import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { PageAssets } from '../hydration/hydration-payload.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
);
/** The files of a build, as Vite's manifest lists them. */
export type Manifest = z.output<typeof manifestSchema>;

const ENTRY = 'src/entry-client.tsx';
const STYLES = 'style.css';

export const readManifest = async (file: string): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));

/**
 * Returns a function that lists what a page loads before hydration. `page` names the folder of `src/pages`; with `null`
 * only the entry and the language are listed. Each list is made once.
 */
export const assetsFrom = (manifest: Manifest): ((page: string | null, language: string) => PageAssets) => {
  const known = new Map<string, PageAssets>();
  return (page, language) => {
    const key = `${language} ${page}`;
    const assets = known.get(key) ?? findAssets(manifest, page, language);
    known.set(key, assets);
    return assets;
  };
};

const findAssets = (manifest: Manifest, page: string | null, language: string): PageAssets => {
  const entry = manifest[ENTRY];
  const styles = manifest[STYLES];
  if (!entry || !styles) throw new Error(`no ${entry ? STYLES : ENTRY} in the manifest of the build`);
  // A merged chunk is listed by its name, not by its module.
  const pages = Object.keys(manifest).filter((key) => manifest[key]?.name === `${page}-page`);
  const chunks = withImports(manifest, [ENTRY, ...pages, `src/messages/${language}.json`]);
  const font = entry.assets?.find((asset) => asset.endsWith('.woff2'));
  return {
    scripts: [`/${entry.file}`],
    preloads: chunks.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
    styles: [`/${styles.file}`],
    font: font ? `/${font}` : null,
  };
};

/** Returns chunks with all that they import statically. */
const withImports = (manifest: Manifest, keys: readonly string[]): Manifest[string][] => {
  const found = new Map<string, Manifest[string]>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    found.set(key, chunk);
    chunk.imports?.forEach(collect);
  };
  keys.forEach(collect);
  return [...found.values()];
};
