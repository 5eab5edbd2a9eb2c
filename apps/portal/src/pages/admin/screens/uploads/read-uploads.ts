import { listOf, objectOf, orNull, path, readNumber, readText } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import type { PortalConfiguration } from '@open-discovery/config';
import { PAGE_SIZE } from '../../parts/list/list-page.ts';

/** The kinds of items that use pictures. */
const USE_KINDS = ['portal', 'page', 'pageHelpContent', 'divHelpContent', 'menuItem'] as const;

const readItems = listOf(objectOf({ collection: readText, name: readText }));

/** Reads the items that use a picture. Those of other kinds are left out. */
const readUses = (json: unknown, where: string) =>
  readItems(json, where).flatMap(({ collection, name }) =>
    USE_KINDS.filter((kind) => kind === collection).map((kind) => ({ kind, name })),
  );

const readUpload = objectOf({
  _id: readText,
  /** Name of the file, for downloads. */
  name: readText,
  /** In bytes. */
  size: readNumber,
  uploadedAt: readText,
  /** null for a picture that belongs to no portal. */
  portalPid: orNull(readText),
  usedBy: readUses,
});

/** An uploaded picture. */
export type Upload = ReturnType<typeof readUpload>;

const readList = objectOf({
  header: objectOf({ numFound: readNumber }),
  results: listOf(readUpload),
  /** Number of all pictures that are used nowhere. */
  unused: readNumber,
  usedBytes: readNumber,
  deletedBytes: readNumber,
  limitBytes: readNumber,
});

const readUploads = (json: unknown) => {
  const { header, ...list } = readList(json, 'uploads');
  return { ...list, total: header.numFound };
};

/** A page of the pictures of a portal, and the space of all pictures. */
export type UploadList = ReturnType<typeof readUploads>;

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
  parse: readUploads,
});

/** Returns the request that deletes pictures. The server refuses while one is used. */
export const deleteUploads = (ids: readonly string[]): Endpoint<null> => ({
  method: 'POST',
  path: 'uploads/delete',
  body: ids,
  parse: () => null,
});
