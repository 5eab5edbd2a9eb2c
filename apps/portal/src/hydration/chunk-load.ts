/** Thrown when a chunk cannot be loaded, because a new version was deployed and the old files are gone. */
export class ChunkLoadError extends Error {}

const isOffline = (): boolean => typeof window !== 'undefined' && !window.navigator.onLine;

/**
 * Imports a chunk; a missing file becomes an error that the page's boundary handles. Nobody would try again where the connection
 * comes back before the failure is known.
 */
export const importChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  const wasOffline = isOffline();
  try {
    return await load();
  } catch (cause) {
    if (wasOffline && !isOffline()) return importChunk(load);
    throw new ChunkLoadError('A part of the code could not be loaded.', { cause });
  }
};

export type ReloadStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Reports whether a reload may help: once per address and version, so that a reload that brings the same
 * version with the same missing file is not repeated.
 */
export const mayReload = (store: ReloadStore, version: string, address: string): boolean => {
  const sign = `${version} ${address}`;
  if (store.getItem('reloaded') === sign) return false;
  store.setItem('reloaded', sign);
  return true;
};

/** Reloads the document, so that it refers to the files of the current version. Offline, nothing would be left of the page. */
export const reloadForNewChunks = (): void => {
  const { href } = window.location;
  if (!window.navigator.onLine) return;
  if (mayReload(window.sessionStorage, import.meta.url, href)) window.location.reload();
};
