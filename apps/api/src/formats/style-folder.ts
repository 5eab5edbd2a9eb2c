import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A citation style in the folder. */
export interface StyleName {
  readonly id: string;
  readonly title: string;
}

/** What a style's file may be called; everything else in the folder is passed over. */
const FILE = /^([a-z0-9][a-z0-9-]{0,127})\.csl$/;
const TITLE = /<title(?:\s[^>]*)?>([^<]*)<\/title>/;
const PARENT = /<link\s[^>]*rel="independent-parent"[^>]*>/;
const PARENT_ID = /href="[^"]*\/([a-z0-9-]+)"/;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

const unescape = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (found) => CHARACTERS[found] ?? found);

/** Titles stand at the beginning of a style; thousands of files are read for theirs. */
const titleOf = (xml: string): string => unescape(TITLE.exec(xml)?.[1] ?? '').trim();

/** The citation styles of a folder, read when they are first asked for; none without a folder. */
export const openStyleFolder = (folder: string | null) => {
  let names: Promise<readonly StyleName[]> | null = null;

  const readNames = async (from: string): Promise<readonly StyleName[]> => {
    const styles: StyleName[] = [];
    // One after the other: the folder may hold thousands of files.
    for (const file of (await readdir(from)).sort()) {
      const id = FILE.exec(file)?.[1];
      if (id === undefined) continue;
      const title = titleOf(await readFile(path.join(from, file), 'utf8'));
      if (title !== '') styles.push({ id, title });
    }
    return styles;
  };

  const readStyle = async (id: string): Promise<string | null> => {
    if (folder === null || !FILE.test(`${id}.csl`)) return null;
    return readFile(path.join(folder, `${id}.csl`), 'utf8').catch(() => null);
  };

  return {
    /** Id and title of every style, by title. */
    list: (): Promise<readonly StyleName[]> => {
      if (folder === null) return Promise.resolve([]);
      names ??= readNames(folder).catch((problem: unknown) => {
        names = null;
        throw problem;
      });
      return names;
    },
    /** The XML of a style; of one that only points to another, that one's. `null` where there is none. */
    read: async (id: string): Promise<string | null> => {
      const xml = await readStyle(id);
      const parent = xml === null ? undefined : PARENT_ID.exec(PARENT.exec(xml)?.[0] ?? '')?.[1];
      return parent === undefined ? xml : readStyle(parent);
    },
  };
};

/** A folder of citation styles. */
export type StyleFolder = ReturnType<typeof openStyleFolder>;
