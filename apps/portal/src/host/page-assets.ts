import { weakMapMemoize } from '@reduxjs/toolkit';
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
/** The subsets of the font of headings that nearly every page in a language needs; `latin` alone if not named. */
const FONT_SUBSETS: Readonly<Record<string, readonly string[]>> = {
  el: ['latin', 'greek'],
  pl: ['latin', 'latin-ext'],
};
/** Pages find their own texts by this list. That of landing pages is part of the entry. */
const PAGE_CATALOGS = 'src/messages/page-catalogs.ts';

export const readManifest = async (file: string): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));

/**
 * Returns a function that lists what a page loads before hydration. `page` names the folder of `src/pages`; with `null`
 * only the entry and the language are listed. Each list is made once.
 */
export const assetsFrom = (manifest: Manifest): ((page: string | null, language: string) => PageAssets) =>
  weakMapMemoize((page: string | null, language: string) => findAssets(manifest, page, language));

const findAssets = (manifest: Manifest, page: string | null, language: string): PageAssets => {
  const entry = manifest[ENTRY];
  const styles = manifest[STYLES];
  if (!entry || !styles) throw new Error(`no ${entry ? STYLES : ENTRY} in the manifest of the build`);
  // A merged chunk is listed by its name, not by its module.
  const pages = Object.keys(manifest).filter((key) => manifest[key]?.name === `${page}-page`);
  const scripts = withImports(manifest, [ENTRY]);
  const own = `src/pages/${page}/messages/${language}.json`;
  const catalogs = [
    `src/messages/${language}.json`,
    own,
    ...(manifest[own] && page !== 'landing' ? [PAGE_CATALOGS] : []),
  ];
  const chunks = withImports(manifest, [ENTRY, ...pages, ...catalogs]);
  return {
    // The entry's imports are scripts, too: the browser evaluates each in a separate task.
    scripts: scripts.map(addressOf),
    preloads: chunks.filter((chunk) => !scripts.includes(chunk)).map(addressOf),
    styles: [`/${styles.file}`],
    fonts: fontsOf(entry, language),
  };
};

const fontsOf = ({ assets = [] }: Manifest[string], language: string): readonly string[] =>
  (FONT_SUBSETS[language] ?? ['latin']).flatMap((subset) => {
    const font = assets.find((asset) => asset.endsWith('.woff2') && asset.includes(`-${subset}-600-`));
    return font === undefined ? [] : [`/${font}`];
  });

/** All chunks of the page of saved items, apart from texts: its own code, and what every page loads after hydration. */
const SAVED_PAGE_CHUNKS: readonly string[] = [
  'saved-page',
  'layout-after-hydration',
  'parsers',
  'page-catalogs',
];
/** The folders of the texts of the page of saved items. */
const SAVED_PAGE_TEXTS: readonly string[] = [
  'messages',
  'components/download/messages',
  'components/search-snapshot/messages',
  'components/source-words/messages',
  'pages/landing/messages',
  'pages/saved/messages',
];

/** Returns the paths of all files that the page of saved items needs in a language, for reading it without a connection. */
export const savedPageAssetsFrom =
  (manifest: Manifest): ((language: string) => readonly string[]) =>
  (language) => {
    const { styles, fonts } = findAssets(manifest, 'saved', language);
    const chunks = SAVED_PAGE_CHUNKS.map((name) => {
      const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
      if (key === undefined) throw new Error(`no chunk ${name} in the manifest of the build`);
      return key;
    });
    const texts = SAVED_PAGE_TEXTS.map((folder) => `src/${folder}/${language}.json`);
    const scripts = withImports(manifest, [ENTRY, ...chunks, ...texts]).map(addressOf);
    return [...new Set([...scripts, ...styles, ...fonts, '/favicon.svg'])];
  };

const addressOf = ({ file }: Manifest[string]): string => `/${file}`;

/** Returns chunks with all that they import statically, each after its imports. */
const withImports = (manifest: Manifest, keys: readonly string[]): Manifest[string][] => {
  const seen = new Set<string>();
  const found: Manifest[string][] = [];
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(collect);
    found.push(chunk);
  };
  keys.forEach(collect);
  return found;
};
