import { parseSearchSnapshotText } from '../search-snapshot/search-snapshot.ts';
import type { SearchSnapshot } from '../search-snapshot/search-snapshot.ts';
import { parseSavedItems } from './parse-saved-items.ts';
import type { ParsedSaved } from './parse-saved-items.ts';

/** The content of a file that a visitor opens. */
export type SavedFileContent =
  | ({ readonly holds: 'saved' } & ParsedSaved)
  | { readonly holds: 'snapshot'; readonly snapshot: SearchSnapshot }
  | { readonly holds: 'nothing' | 'too-much' };

/** Browsers store no more than this for a site, and a larger file would block the page. */
const FILE_MAX_BYTES = 5_000_000;

/** Reads an untrusted file of saved items or a search snapshot. Never throws because of its content. */
export const readSavedFile = async (file: Blob, currentYear: number): Promise<SavedFileContent> => {
  if (file.size > FILE_MAX_BYTES) return { holds: 'too-much' };
  const text = await file.text();
  const saved = parseSavedItems(text, currentYear);
  if (saved !== null) return { holds: 'saved', ...saved };
  const snapshot = parseSearchSnapshotText(text, currentYear);
  return snapshot === null ? { holds: 'nothing' } : { holds: 'snapshot', snapshot };
};
