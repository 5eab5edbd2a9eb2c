import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { keepLatest } from '../keep-latest.ts';

interface StyleName {
  readonly id: string;
  readonly title: string;
}

/** File names of styles. Other files in the folder are ignored. */
const FILE_NAME = /^([a-z0-9][a-z0-9-]{0,127})\.csl$/;
const TITLE = /<title(?:\s[^>]*)?>([^<]*)<\/title>/;
/** Matches the link by which a dependent style names the style whose rules it has. */
const PARENT = /<link\s[^>]*rel="independent-parent"[^>]*>/;
const PARENT_ID = /href="[^"]*\/([a-z0-9-]+)"/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

const unescape = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

/** Extracts the title without parsing the XML, because the folder can have thousands of files. */
const titleOf = (xml: string): string => unescape(TITLE.exec(xml)?.[1] ?? '').trim();

/** Opens a folder of citation styles, which is read on first use. `null` is an empty folder. */
export const openStyleFolder = (folder: string | null) => {
  const latest = keepLatest<readonly StyleName[]>();

  const readNames = async (from: string): Promise<readonly StyleName[]> => {
    const styles: StyleName[] = [];
    // Sequential, because the folder can have thousands of files.
    for (const file of (await readdir(from)).sort()) {
      const id = FILE_NAME.exec(file)?.[1];
      if (id === undefined) continue;
      const title = titleOf(await readFile(path.join(from, file), 'utf8'));
      if (title !== '') styles.push({ id, title });
    }
    return styles;
  };

  const readStyle = async (id: string): Promise<string | null> => {
    if (folder === null || !FILE_NAME.test(`${id}.csl`)) return null;
    return readFile(path.join(folder, `${id}.csl`), 'utf8').catch(() => null);
  };

  return {
    /** Returns the id and title of every style, sorted by id. */
    list: (): Promise<readonly StyleName[]> =>
      folder === null ? Promise.resolve([]) : latest([], () => readNames(folder)),
    /** Returns the XML of a style, or of the parent of a dependent style; `null` for an unknown id. */
    read: async (id: string): Promise<string | null> => {
      const xml = await readStyle(id);
      const parent = xml === null ? undefined : PARENT_ID.exec(PARENT.exec(xml)?.[0] ?? '')?.[1];
      return parent === undefined ? xml : readStyle(parent);
    },
  };
};

/** A folder of citation styles. */
export type StyleFolder = ReturnType<typeof openStyleFolder>;
