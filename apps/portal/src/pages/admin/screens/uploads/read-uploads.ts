import { listOf, objectOf, orNull, path, readNumber, readText } from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';
import type { PortalConfiguration } from '@open-discovery/config';
import { PAGE_SIZE } from '../../parts/list/list-page.ts';
import type { ServerPage } from '../../parts/list/paged-list.tsx';

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

/** A page of the pictures of a portal, and the space of all pictures. */
export interface UploadList extends ServerPage<Upload> {
  /** Number of all pictures that are used nowhere. */
  readonly unused: number;
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

const readUpload = objectOf<Upload>({
  _id: readText,
  name: readText,
  size: readNumber,
  uploadedAt: readText,
  portalPid: orNull(readText),
  usedBy: readUses,
});

const readUploads: Reader<UploadList> = (json, where) => {
  const { header, results } = objectOf<{ header: { numFound: number }; results: Upload[] }>({
    header: objectOf({ numFound: readNumber }),
    results: listOf(readUpload),
  })(json, where);
  const counts = {
    unused: readNumber,
    usedBytes: readNumber,
    deletedBytes: readNumber,
    limitBytes: readNumber,
  };
  return {
    total: header.numFound,
    results,
    ...objectOf<Omit<UploadList, keyof ServerPage<Upload>>>(counts)(json, where),
  };
};

interface UploadsRequest {
  /** Words of the file or of the items that use it. */
  readonly search?: string;
  readonly isUnused: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageSize?: number;
}

/** Returns the request for a page of the uploaded pictures of a portal. */
export const getUploads = (
  { type, pid }: Pick<PortalConfiguration, 'type' | 'pid'>,
  { search = '', isUnused, page, pageSize = PAGE_SIZE }: UploadsRequest,
): Endpoint<UploadList> => ({
  method: 'GET',
  path: `${path(type, pid)}/uploads`,
  query: [
    ...(search === '' ? [] : [['search', search] as const]),
    ...(isUnused ? [['unused', 'true'] as const] : []),
    ['page', String(page)],
    ['pageSize', String(pageSize)],
  ],
  parse: (json) => readUploads(json, 'uploads'),
});

/** Returns the request that deletes pictures. The server refuses while one is used. */
export const deleteUploads = (ids: readonly string[]): Endpoint<null> => ({
  method: 'POST',
  path: 'uploads/delete',
  body: ids,
  parse: () => null,
});
