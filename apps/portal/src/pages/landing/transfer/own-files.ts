import { isOpen } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { copiesOf } from '../../../components/rank-copies.ts';
import { readPid } from '../../../components/read-pid.ts';
import type { TransferableFile } from './transfer-answers.ts';

/** Matches addresses that end in a file name. */
const FILE_NAME = /[^/]+\.[a-z][a-z0-9]{0,7}$/i;
const PAGE_NAME = /\.(?:html?|php|aspx?|jsp|do|cgi)$/i;

const fileAt = (url: string): TransferableFile | null => {
  const name = decoded(FILE_NAME.exec(new URL(url).pathname)?.[0] ?? '');
  return name === '' || PAGE_NAME.test(name)
    ? null
    : { name: name.replaceAll('/', '-'), address: url, bytes: null, checksum: null };
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const openUrls = ({ instances }: ResearchProduct): string[] =>
  copiesOf(instances)
    .filter(({ right }) => isOpen(right))
    .flatMap(({ url }) => url ?? []);

/** Addresses with these endings are pages. */
export const ownFiles = (product: ResearchProduct): readonly TransferableFile[] =>
  [...new Set(openUrls(product))].flatMap((url) => fileAt(url) ?? []);

/** Returns the files that a record's open copies name by their addresses. */
export const doiOf = ({ pids }: ResearchProduct): string | null =>
  (pids ?? []).map(readPid).find((pid) => pid?.scheme === 'doi')?.value ?? null;

/** Returns the DOI under which the service looks up the record's files. */
export const mayHaveFiles = (product: ResearchProduct): boolean =>
  openUrls(product).length > 0 && (doiOf(product) !== null || ownFiles(product).length > 0);
