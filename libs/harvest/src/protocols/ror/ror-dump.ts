import { z } from 'zod';
import { failure } from '../../failure.ts';
import type { HarvestAnswer, Position, Protocol, Reading } from '../../protocol.ts';
import type { StoredAnswer } from '../../store/answer-log.ts';
import type { HarvestedRecord } from '../../store/record-mark.ts';
import type { Source } from '../../source.ts';
import { TAR_END, tarEntry } from '../file/tar-entry.ts';
import { parseJson } from '../parse-json.ts';
import { gzipOfZipEntry } from './zip-entry.ts';

/** Leads to the newest release of ROR's data, https://ror.readme.io/docs/zenodo. */
const NEWEST = '/api/records/6347574';
const SIZE_LIMIT_BYTES = 512 * 1024 * 1024;
const FILE_NAME = 'ror-data.json.gz';

const positionSchema = z.object({
  /** The address of the archive; `null` while it is not known. */
  file: z.string().nullable(),
  /** The name of the archive, which has the version of the release; of the last run as long as `file` is `null`. */
  release: z.string().nullable(),
});

const releaseSchema = z.object({
  files: z.array(z.object({ key: z.string(), links: z.object({ self: z.url() }) })),
});

const isJson = (name: string): boolean => name.endsWith('.json') && !/(?:^|\/)(?:\.|__MACOSX)/.test(name);
/** Releases up to 1.74 have a second file in the first version of the schema. */
const isSecondSchema = (name: string): boolean => isJson(name) && /schema_v2\.json$/.test(name);

const toRecords = ({ body }: Pick<StoredAnswer, 'body'>): HarvestedRecord[] => {
  const gzip = gzipOfZipEntry(body, isSecondSchema) ?? gzipOfZipEntry(body, isJson);
  if (gzip === null) return [];
  return [{ key: FILE_NAME, isDeleted: false, content: gzip, text: tarEntry(FILE_NAME, gzip) }];
};

const readRelease = ({ address }: Source, position: Position, { body }: HarvestAnswer): Reading => {
  const { release } = positionSchema.parse(position);
  const files = releaseSchema.safeParse(parseJson(body)).data?.files;
  const archive = files?.find(({ key }) => key.endsWith('.zip'));
  if (archive === undefined) return { is: 'damaged', failure: failure('no-release') };
  if (archive.key === release) return { is: 'page', records: [], next: null, total: 0 };
  const { self: file } = archive.links;
  if (new URL(file).origin !== new URL(address).origin)
    return { is: 'refused', failure: failure('other-archive', { address: file }) };
  return { is: 'page', records: [], next: { file, release: archive.key }, total: 1 };
};

/** All of ROR: the newest release of its data at Zenodo, if it is another one than before. */
export const rorDump: Protocol = {
  address: 'https://zenodo.org',
  options: [],
  problemOf: () => null,
  sizeLimitBytes: SIZE_LIMIT_BYTES,
  begin: (_source, { since }) => ({ file: null, release: since }),
  request: ({ address }, unchecked) => {
    const { file } = positionSchema.parse(unchecked);
    return file === null
      ? { url: `${address.replace(/\/+$/, '')}${NEWEST}`, accept: 'application/json' }
      : { url: file, accept: '*/*' };
  },
  read: (source, position, answer) => {
    if (answer.status >= 400) return { is: 'refused', failure: failure('status', { status: answer.status }) };
    if (positionSchema.parse(position).file === null) return readRelease(source, position, answer);
    const records = toRecords(answer);
    return records.length === 0
      ? { is: 'damaged', failure: failure('no-archive') }
      : { is: 'page', records, next: null, total: 1 };
  },
  recordsOf: toRecords,
  since: (position) => positionSchema.parse(position).release,
  envelope: { before: '', after: TAR_END },
};
