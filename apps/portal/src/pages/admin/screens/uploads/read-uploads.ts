import { path, readList, readNumber, readObject, readText } from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';
import type { PortalConfiguration } from '@open-discovery/config';

/** The kinds of items that use pictures. */
const USE_KINDS = ['portal', 'page', 'pageHelpContent', 'divHelpContent', 'menuItem'] as const;

interface UploadUse {
  readonly kind: (typeof USE_KINDS)[number];
  readonly name: string;
}

/** An uploaded picture. */
export interface Upload {
  readonly id: string;
  /** Name of the file, for downloads. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly uploadedAt: string;
  /** null for a picture that belongs to no portal. */
  readonly portalPid: string | null;
  readonly usedBy: readonly UploadUse[];
}

/** The pictures of a portal, and the space of all pictures. */
export interface UploadList {
  readonly uploads: readonly Upload[];
  readonly usedBytes: number;
  readonly deletedBytes: number;
  readonly limitBytes: number;
}

const readUse: Reader<readonly UploadUse[]> = (json, where) => {
  const use = readObject(json, where);
  const kind = USE_KINDS.find((one) => one === use['collection']);
  return kind === undefined ? [] : [{ kind, name: readText(use['name'], `${where}.name`) }];
};

const readUpload: Reader<Upload> = (json, where) => {
  const upload = readObject(json, where);
  const pid = upload['portalPid'];
  return {
    id: readText(upload['_id'], `${where}._id`),
    name: readText(upload['name'], `${where}.name`),
    size: readNumber(upload['size'], `${where}.size`),
    uploadedAt: readText(upload['uploadedAt'], `${where}.uploadedAt`),
    portalPid: pid === null ? null : readText(pid, `${where}.portalPid`),
    usedBy: readList(upload['usedBy'], `${where}.usedBy`).flatMap((use, at) =>
      readUse(use, `${where}.usedBy[${at}]`),
    ),
  };
};

const parse = (json: unknown): UploadList => {
  const list = readObject(json, 'uploads');
  return {
    uploads: readList(list['uploads'], 'uploads.uploads').map((upload, at) =>
      readUpload(upload, `uploads.uploads[${at}]`),
    ),
    usedBytes: readNumber(list['usedBytes'], 'uploads.usedBytes'),
    deletedBytes: readNumber(list['deletedBytes'], 'uploads.deletedBytes'),
    limitBytes: readNumber(list['limitBytes'], 'uploads.limitBytes'),
  };
};

/** Returns the request for the uploaded pictures of a portal. */
export const getUploads = ({
  type,
  pid,
}: Pick<PortalConfiguration, 'type' | 'pid'>): Endpoint<UploadList> => ({
  method: 'GET',
  path: `${path(type, pid)}/uploads`,
  parse,
});

/** Returns the request that deletes pictures. The server refuses while one is used. */
export const deleteUploads = (ids: readonly string[]): Endpoint<null> => ({
  method: 'POST',
  path: 'uploads/delete',
  body: ids,
  parse: () => null,
});
