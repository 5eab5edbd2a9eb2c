import { listOf, objectOf, orNull, path, readNumber, readText } from '@open-discovery/http';
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
  readonly _id: string;
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

/** Uses by items of other kinds are left out. */
const readUses: Reader<readonly UploadUse[]> = (json, where) =>
  listOf(objectOf<{ collection: string; name: string }>({ collection: readText, name: readText }))(
    json,
    where,
  ).flatMap(({ collection, name }) =>
    USE_KINDS.filter((kind) => kind === collection).map((kind) => ({ kind, name })),
  );

const readUploads = objectOf<UploadList>({
  uploads: listOf(
    objectOf<Upload>({
      _id: readText,
      name: readText,
      size: readNumber,
      uploadedAt: readText,
      portalPid: orNull(readText),
      usedBy: readUses,
    }),
  ),
  usedBytes: readNumber,
  deletedBytes: readNumber,
  limitBytes: readNumber,
});

/** Returns the request for the uploaded pictures of a portal. */
export const getUploads = ({
  type,
  pid,
}: Pick<PortalConfiguration, 'type' | 'pid'>): Endpoint<UploadList> => ({
  method: 'GET',
  path: `${path(type, pid)}/uploads`,
  parse: (json) => readUploads(json, 'uploads'),
});

/** Returns the request that deletes pictures. The server refuses while one is used. */
export const deleteUploads = (ids: readonly string[]): Endpoint<null> => ({
  method: 'POST',
  path: 'uploads/delete',
  body: ids,
  parse: () => null,
});
