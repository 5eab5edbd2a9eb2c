/** Thrown in place of a failed load of code: a new version was deployed, and the old one's files are gone. */
export const CODE_IS_GONE = Symbol('code is gone');

/** Loads a part of the code; when its file is gone, says so in a way that the page's boundary answers. */
export const importChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    throw CODE_IS_GONE;
  }
};

export type ReloadStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether a reload may help: once for each address and version. A reload that brings the same version again, with the
 * same file missing, is not followed by another one.
 */
export const mayReload = (store: ReloadStore, version: string, address: string): boolean => {
  const sign = `${version} ${address}`;
  if (store.getItem('reloaded') === sign) return false;
  store.setItem('reloaded', sign);
  return true;
};

/** Loads the document anew, so that it comes with the files of the version that is there now. */
export const reloadForNewChunks = (): void => {
  const { href } = window.location;
  if (mayReload(window.sessionStorage, import.meta.url, href)) window.location.reload();
};
