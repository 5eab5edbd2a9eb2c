import multipart from '@fastify/multipart';
import { errorCode } from '@open-discovery/harvest';
import { isPortalType } from '@open-discovery/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathParameter } from '../http/add-route.ts';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import { tooLarge } from '../errors/too-large.ts';
import { DOWNLOAD_SCHEMA, UPLOAD_SCHEMA } from './route-schemas.ts';
import { parseFilename, uploadName } from './filename.ts';
import { IMAGE_TYPES } from './image-types.ts';
import { inspectImage } from './inspect-image.ts';
import type { CleanSvg } from './inspect-image.ts';
import { PLACEHOLDER_FILENAME, PLACEHOLDER_SVG } from './placeholder.ts';
import type { StoredUploads } from './stored-uploads.ts';
import type { UploadTarget } from './upload-target.ts';

export interface UploadDependencies {
  readonly uploads: Pick<StoredUploads, 'save' | 'read'>;
  /** The maximum size of a file. */
  readonly limitBytes: number;
  /** Cleans drawings; by default, in this thread. */
  readonly cleanSvg?: CleanSvg;
  /** Throws {@link ApiError} 401 or 403 unless the caller may upload. Returns the subject of the caller. */
  readonly authorizeUpload: (request: FastifyRequest, target: UploadTarget) => Promise<string | null>;
  /** Creates an unguessable id of at least 16 letters, digits and hyphens. */
  readonly newId: () => string;
}

/** Allowance for the boundaries and headers of the form. */
const ENVELOPE_BYTES = 4_096;

/** Sandboxes a file that is opened as a document of this origin. */
const FILE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const targetOf = (request: FastifyRequest): UploadTarget => {
  const type = pathParameter(request, 'type');
  if (!isPortalType(type)) throw new ApiError(404, `There is no such portal type: ${type}`);
  return { type, pid: pathParameter(request, 'pid') };
};

const hasStatus = (error: unknown): boolean =>
  error instanceof ApiError || (typeof error === 'object' && error !== null && 'statusCode' in error);

/** Reads the single file of a form. Throws a 413 as soon as it exceeds the limit, and for a second part. */
const readFile = async (request: FastifyRequest): Promise<Buffer> => {
  let bytes: Buffer | undefined;
  for await (const part of request.files()) {
    bytes = await part.toBuffer();
    if (part.fieldname !== 'file') throw new ApiError(400, `Unknown field: ${part.fieldname}`);
  }
  if (bytes === undefined) throw new ApiError(400, 'file: no file was sent');
  return bytes;
};

const uploadedBytes = async (request: FastifyRequest, limitBytes: number): Promise<Buffer> => {
  if (!request.isMultipart()) throw new ApiError(415, 'file: must be sent as multipart/form-data');
  try {
    return await readFile(request);
  } catch (error) {
    if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge('file', limitBytes);
    // The parser's errors about damaged forms have no status.
    throw hasStatus(error) ? error : new ApiError(400, problem('form-damaged'));
  }
};

const sendPlaceholder = (reply: FastifyReply, status: 200 | 404): FastifyReply =>
  reply
    .status(status)
    .headers({
      ...FILE_HEADERS,
      'content-type': IMAGE_TYPES.svg,
      'cache-control': status === 200 ? 'public, max-age=86400' : 'no-store',
    })
    .send(PLACEHOLDER_SVG);

const addUpload = (app: FastifyInstance, deps: UploadDependencies): void => {
  const options = {
    schema: UPLOAD_SCHEMA,
    bodyLimit: deps.limitBytes + ENVELOPE_BYTES,
    config: { bodyTypes: ['multipart/form-data'] },
  };
  app.post('/utils-service/upload/:type/:pid', options, async (request, reply) => {
    const target = targetOf(request);
    const by = await deps.authorizeUpload(request, target);
    const image = await inspectImage(await uploadedBytes(request, deps.limitBytes), deps.cleanSvg);
    if (!image.ok) throw new ApiError(image.status, image.problem);
    const name = uploadName(deps.newId(), image.extension);
    await deps.uploads.save(name, image.bytes, { by, target });
    reply.header('cache-control', 'no-store');
    return { filename: name.filename };
  });
};

const addDownload = (app: FastifyInstance, { uploads }: UploadDependencies): void => {
  app.get('/utils-service/download/:filename', { schema: DOWNLOAD_SCHEMA }, async (request, reply) => {
    const filename = pathParameter(request, 'filename');
    if (filename === PLACEHOLDER_FILENAME) return sendPlaceholder(reply, 200);
    const name = parseFilename(filename);
    const bytes = name && (await uploads.read(name));
    if (!name || !bytes) return sendPlaceholder(reply, 404);
    return reply
      .headers({
        ...FILE_HEADERS,
        'content-type': IMAGE_TYPES[name.extension],
        'content-disposition': `inline; filename="${name.filename}"`,
        // Names are unique, so the content of a name never changes.
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(bytes);
  });
};

/** Adds the upload and the download of images, such as logos. Spec §3 "Logo". */
export const addUploadRoutes = async (app: FastifyInstance, deps: UploadDependencies): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: deps.limitBytes,
        files: 1,
        fields: 0,
        parts: 1,
        headerPairs: 20,
        fieldNameSize: 100,
      },
    });
    addUpload(scope, deps);
    addDownload(scope, deps);
  });
};
