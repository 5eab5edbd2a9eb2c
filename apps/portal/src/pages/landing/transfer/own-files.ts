import { isOpen } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { copiesOf } from '../../../records/rank-copies.ts';
import { readPid } from '../../../records/read-pid.ts';
import { decoded } from '../../../runtime/decoded.ts';
import type { TransferableFile } from './transfer-answers.ts';

/** An address that ends in the name of a file. */
const FILE_NAME = /[^/]+\.[a-z][a-z0-9]{0,7}$/i;
/** The endings of addresses of pages. */
const PAGE_NAME = /\.(?:html?|php|aspx?|jsp|do|cgi)$/i;

const fileAt = (url: string): TransferableFile | null => {
  const name = decoded(FILE_NAME.exec(new URL(url).pathname)?.[0] ?? '');
  return name === '' || PAGE_NAME.test(name)
    ? null
    : { name: name.replaceAll('/', '-'), address: url, bytes: null, checksum: null };
};

const openUrls = ({ instances }: ResearchProduct): string[] =>
  copiesOf(instances)
    .filter(({ right }) => isOpen(right))
    .flatMap(({ url }) => url ?? []);

/** Returns the files that a record's open copies name by their addresses. */
export const ownFiles = (product: ResearchProduct): readonly TransferableFile[] =>
  [...new Set(openUrls(product))].flatMap((url) => fileAt(url) ?? []);

/** Returns the DOI under which the service looks up the record's files. */
export const doiOf = ({ pids }: ResearchProduct): string | null =>
  (pids ?? []).map(readPid).find((pid) => pid?.scheme === 'doi')?.value ?? null;

/** Reports whether there may be something to send: an open copy with the address of a file, or with a DOI. */
export const mayHaveFiles = (product: ResearchProduct): boolean =>
  openUrls(product).length > 0 && (doiOf(product) !== null || ownFiles(product).length > 0);
