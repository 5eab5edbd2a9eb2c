import { readPortalExport } from '@open-discovery/admin-client';
import type { PortalExport } from '@open-discovery/model';
import { picturesIn } from './pictures.ts';
import type { Pictures } from './pictures.ts';

const EXPECTED = ['text', 'number', 'flag', 'list', 'object'] as const;

/** A file with a value that does not belong there. */
interface Malformed {
  readonly state: 'malformed';
  /** The path of the value. */
  readonly place: string;
  readonly expected: (typeof EXPECTED)[number] | 'choice';
  /** The possible values of a choice, separated by commas. */
  readonly choices: string;
}

/** The outcome of reading a file that a manager chose. */
export type PortalFile =
  | { readonly state: 'read'; readonly file: PortalExport; readonly pictures: Pictures }
  | { readonly state: 'too-large' }
  | { readonly state: 'no-json' }
  | Malformed
  | { readonly state: 'other-portal'; readonly pid: string };

/** The server accepts no larger body. */
const MAX_BYTES = 20 * 1024 * 1024;

const parse = (text: string): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

/** Returns what a reader of JSON says with its error. */
const malformed = (problem: unknown): Malformed => {
  const text = problem instanceof Error ? problem.message : '';
  const [, place = 'file', word, choices = ''] = /^(.*): (?:no (\w+)|none of (.*))$/s.exec(text) ?? [];
  const expected = EXPECTED.find((one) => one === word) ?? (word === undefined ? 'choice' : 'object');
  return { state: 'malformed', place, expected, choices };
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
    return malformed(problem);
  }
};
