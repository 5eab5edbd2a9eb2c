import { parseSearchRecordText } from '../search-snapshot/search-snapshot-file.ts';
import type { SearchSnapshotFile } from '../search-snapshot/search-snapshot-file.ts';
import { parseSavedThings } from './parse-saved-things.ts';
import type { ParsedSaved } from './parse-saved-things.ts';

/** What stands in a file that a visitor opens. */
export type SavedFileContent =
  | ({ readonly holds: 'saved' } & ParsedSaved)
  | { readonly holds: 'record'; readonly record: SearchSnapshotFile }
  | { readonly holds: 'nothing' | 'too-much' };

/** No browser keeps more for a site, and reading more would stop the page. */
const FILE_MAX_BYTES = 5_000_000;

/** Reads a file of saved things or a search record, whoever wrote it. Never throws for what stands in it. */
export const readSavedFile = async (file: Blob, currentYear: number): Promise<SavedFileContent> => {
  if (file.size > FILE_MAX_BYTES) return { holds: 'too-much' };
  const text = await file.text();
  const saved = parseSavedThings(text, currentYear);
  if (saved !== null) return { holds: 'saved', ...saved };
  const record = parseSearchRecordText(text, currentYear);
  return record === null ? { holds: 'nothing' } : { holds: 'record', record };
};
