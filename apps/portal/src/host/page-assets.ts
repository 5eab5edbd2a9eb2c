import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { PageAssets } from '../hydration/hydration-payload.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
    src: z.string().optional(),
  }),
);
export type Manifest = z.output<typeof manifestSchema>;

const ENTRY = 'src/entry-client.tsx';

export const readManifest = async (file: string): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));

/** The chunk names that a path's page needs beside the entry; what is preloaded starts one round trip earlier. */
const PAGE_CHUNKS: readonly (readonly [path: RegExp, chunk: string])[] = [
  [/^\/$/, 'src/pages/home/home-page.tsx'],
  [/^\/search\//, 'src/pages/landing/landing-page.tsx'],
  [/^\/saved$/, 'src/pages/saved/saved-page.tsx'],
];

/** Tells everything that a page at a path should load at once: found out once for all pages with the same code. */
export const assetsFrom = (manifest: Manifest): ((path: string, language: string) => PageAssets) => {
  const known = new Map<string, PageAssets>();
  return (path, language) => {
    const page = PAGE_CHUNKS.find(([pattern]) => pattern.test(path))?.[1];
    const key = `${language} ${page}`;
    const assets = known.get(key) ?? findAssets(manifest, page, language);
    known.set(key, assets);
    return assets;
  };
};

const findAssets = (manifest: Manifest, page: string | undefined, language: string): PageAssets => {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`no ${ENTRY} in the manifest of the build`);
  const chunks = collect(manifest, [ENTRY, `src/messages/${language}.json`, ...(page ? [page] : [])]);
  const rows = chunks.flatMap((name) => manifest[name] ?? []);
  const styles = new Set(
    [...chunks, ...laterParts(manifest, page)].flatMap((name) => manifest[name]?.css ?? []),
  );
  const font = rows.flatMap((row) => row.assets ?? []).find((asset) => asset.endsWith('.woff2'));
  return {
    scripts: [`/${entry.file}`],
    preloads: rows.filter((row) => row !== entry).map((row) => `/${row.file}`),
    styles: [...styles].map((file) => `/${file}`),
    font: font ? `/${font}` : null,
  };
};

/** Parts of a page whose code comes after it: the server shows them, so that their styles are needed at once. */
const laterParts = (manifest: Manifest, page: string | undefined): string[] =>
  collect(manifest, (page === undefined ? undefined : manifest[page]?.dynamicImports) ?? []);

const collect = (manifest: Manifest, names: readonly string[], seen = new Set<string>()): string[] => {
  for (const name of names) {
    if (seen.has(name) || !manifest[name]) continue;
    seen.add(name);
    collect(manifest, manifest[name].imports ?? [], seen);
  }
  return [...seen];
};
