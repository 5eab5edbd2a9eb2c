import { readPortalExport } from '@open-discovery/admin-client';
import type { PortalExport } from '@open-discovery/model';
import { picturesIn } from './pictures.ts';
import type { Pictures } from './pictures.ts';

/** The outcome of reading a file that a manager chose. */
export type PortalFile =
  | { readonly state: 'read'; readonly file: PortalExport; readonly pictures: Pictures }
  | { readonly state: 'too-large' }
  | { readonly state: 'no-json' }
  /** `problem` names the field. */
  | { readonly state: 'malformed'; readonly problem: string }
  | { readonly state: 'other-portal'; readonly pid: string };

/** The server accepts no larger body. */
const MAX_BYTES = 5 * 1024 * 1024;

const parse = (text: string): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

/** Reads an untrusted portal file. Never throws because of its content. */
export const readPortalFile = async (file: Blob, pid: string): Promise<PortalFile> => {
  if (file.size > MAX_BYTES) return { state: 'too-large' };
  const parsed = parse(await file.text());
  if (!parsed) return { state: 'no-json' };
  try {
    const read = readPortalExport(parsed.json, 'file');
    return read.portal.pid === pid
      ? { state: 'read', file: read, pictures: picturesIn(parsed.json) }
      : { state: 'other-portal', pid: read.portal.pid };
  } catch (problem) {
    return { state: 'malformed', problem: problem instanceof Error ? problem.message : String(problem) };
  }
};
