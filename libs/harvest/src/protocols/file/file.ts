import { z } from 'zod';
import { AFTER, NO_MORE_FILES } from '../../client/folder-client.ts';
import { failure } from '../../failure.ts';
import type { HarvestAnswer, Position, Protocol, Reading } from '../../protocol.ts';
import type { StoredAnswer } from '../../store/answer-log.ts';
import type { HarvestedRecord } from '../../store/record-mark.ts';
import type { Source } from '../../source.ts';
import { findDamage } from './find-damage.ts';
import { TAR_END, tarEntry } from './tar-entry.ts';

const positionSchema = z.object({
  /** The last file of a folder that was read. */
  after: z.string(),
  /** The validator of a file in the network. */
  validator: z.string().nullable(),
});

const SIZE_LIMIT_BYTES = 512 * 1024 * 1024;
const NOT_MODIFIED = 304;

const isFolder = ({ address }: Pick<Source, 'address'>): boolean => address.startsWith('file:');

/** Files of a folder have their name and number in place of a media type: `tides.bib; of=60`. */
const nameOfType = (type: string): string => decodeURIComponent(type.split(';')[0] ?? '');
const countOfType = (type: string): number | null =>
  Number(/; of=(\d+)$/.exec(type)?.[1] ?? Number.NaN) || null;

const nameOf = ({ url, type }: Pick<StoredAnswer, 'url' | 'type'>): string =>
  url.startsWith('file:') ? nameOfType(type) : new URL(url).pathname.split('/').at(-1) || 'file';

const toRecord = (answer: Pick<StoredAnswer, 'url' | 'type' | 'body'>): HarvestedRecord => {
  const name = nameOf(answer);
  return { key: name, isDeleted: false, content: answer.body, text: tarEntry(name, answer.body) };
};

const readFolder = ({ type, body }: HarvestAnswer, position: Position, url: string): Reading =>
  type === NO_MORE_FILES
    ? { is: 'page', records: [], next: null, total: null }
    : {
        is: 'page',
        records: [toRecord({ url, type, body })],
        next: { ...position, after: nameOfType(type) },
        total: countOfType(type),
      };

/** Files of any format that the importer reads: one at an address, or all of a folder of this machine. */
export const file: Protocol = {
  address: null,
  options: [],
  problemOf: () => null,
  sizeLimitBytes: SIZE_LIMIT_BYTES,
  begin: (_source, { since }) => ({ after: '', validator: since }),
  request: (source, unchecked) => {
    const { after, validator } = positionSchema.parse(unchecked);
    const url = new URL(source.address);
    if (isFolder(source)) url.searchParams.set(AFTER, after);
    return { url: url.href, accept: '*/*', validator: isFolder(source) ? null : validator };
  },
  // People put files into folders, and upload them, as they are.
  damageOf: async (source, { status, body }) => (isFolder(source) || status >= 300 ? null : findDamage(body)),
  read: (source, unchecked, answer) => {
    const position = positionSchema.parse(unchecked);
    if (isFolder(source)) return readFolder(answer, position, source.address);
    if (answer.status >= 400) return { is: 'refused', failure: failure('status', { status: answer.status }) };
    const isSame = answer.status === NOT_MODIFIED;
    return {
      is: 'page',
      records: isSame ? [] : [toRecord({ url: source.address, type: answer.type, body: answer.body })],
      next: null,
      last: isSame ? position : { ...position, validator: answer.validator },
      total: isSame ? 0 : 1,
    };
  },
  recordsOf: (answer) => [toRecord(answer)],
  since: (position) => positionSchema.parse(position).validator,
  envelope: { before: '', after: TAR_END },
};

/** The address of all sources of uploaded files, which are in the folder of their source. */
export const UPLOAD_ADDRESS = 'upload:';

/** Files that were uploaded to this installation. */
export const upload: Protocol = { ...file, address: UPLOAD_ADDRESS };
