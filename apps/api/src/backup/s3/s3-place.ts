import { Readable } from 'node:stream';
import { z } from 'zod';
import type { BackupPlace } from '../backup-place.ts';
import { BackupRefused } from '../backup-refused.ts';
import type { S3Address } from './s3-address.ts';
import { connectionProblem, createS3Requests, elementIn } from './s3-requests.ts';
import type { S3Service, SendS3 } from './s3-requests.ts';

const BYTES_PER_MIB = 1_048_576;
/** A service takes 10,000 parts, so that a backup has at most 312 GiB; two of them are in memory. */
const PART_BYTES = 32 * BYTES_PER_MIB;
/** Attempts to resume a download without progress. */
const ATTEMPTS = 4;

const chunkSchema = z.instanceof(Uint8Array);

/** Cuts a stream into parts of equal size; the last one may be smaller. A stream without bytes has one empty part. */
async function* partsOf(bytes: AsyncIterable<Buffer>, partBytes: number): AsyncGenerator<Buffer> {
  let collected: Buffer[] = [];
  let size = 0;
  let isEmpty = true;
  for await (const chunk of bytes) {
    collected.push(chunk);
    size += chunk.length;
    while (size >= partBytes) {
      const all = Buffer.concat(collected);
      yield all.subarray(0, partBytes);
      isEmpty = false;
      collected = [all.subarray(partBytes)];
      size -= partBytes;
    }
  }
  if (size > 0 || isEmpty) yield Buffer.concat(collected);
}

/** Uploads parts, and makes one object of them. A failed upload leaves nothing. */
const uploadParts = async (send: SendS3, parts: AsyncIterable<Buffer>): Promise<number> => {
  const answer = await send({ method: 'POST', query: { uploads: '' } });
  const uploadId = elementIn(await answer.text(), 'UploadId') ?? '';
  try {
    const tags: string[] = [];
    let size = 0;
    for await (const body of parts) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      tags.push((await send({ method: 'PUT', query, body })).headers.get('etag') ?? '');
      size += body.length;
    }
    const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
    const completed = await (await send({ method: 'POST', query: { uploadId }, body })).text();
    // The status is sent before the work is done.
    const code = elementIn(completed, 'Code');
    if (code !== null) throw new BackupRefused(`The upload could not be completed (${code}): try again.`);
    return size;
  } catch (error) {
    // The first failure is reported, not that of the cleanup.
    await send({ method: 'DELETE', query: { uploadId } }, [204, 200, 404]).catch(() => null);
    throw error;
  }
};

/** Downloads an object. An interrupted download is resumed, as long as the object is the same. */
async function* download(send: SendS3, { endpoint }: S3Service): AsyncGenerator<Buffer> {
  let position = 0;
  let etag = '';
  for (let failures = 0; ;) {
    const headers = position === 0 ? {} : { range: `bytes=${position}-`, ...(etag && { 'if-match': etag }) };
    const response = await send({ method: 'GET', headers }, [position === 0 ? 200 : 206]);
    etag = response.headers.get('etag') ?? '';
    const end = position + Number(response.headers.get('content-length') ?? 0);
    const before = position;
    let problem = '';
    try {
      for await (const chunk of response.body ?? []) {
        const bytes = chunkSchema.parse(chunk);
        position += bytes.length;
        yield Buffer.from(bytes);
      }
    } catch (error) {
      problem = connectionProblem(error);
    }
    if (problem === '' && position >= end) return;
    failures = position > before ? 1 : failures + 1;
    if (failures === ATTEMPTS)
      throw new BackupRefused(
        `The connection to ${endpoint} was cut after ${position} bytes (${problem || 'it ended too early'}). Nothing was changed: try again.`,
      );
  }
}

/** Returns the place of a backup in an S3-compatible service. Buckets are part of the path. */
export const s3Place = (service: S3Service, address: S3Address, partBytes = PART_BYTES): BackupPlace => {
  const send = createS3Requests(service, address);
  return {
    name: `s3://${address.bucket}/${address.key}`,
    exists: async () => (await send({ method: 'HEAD' }, [200, 404])).status === 200,
    write: (bytes) => uploadParts(send, partsOf(bytes, partBytes)),
    read: () => Readable.from(download(send, service)),
  };
};
