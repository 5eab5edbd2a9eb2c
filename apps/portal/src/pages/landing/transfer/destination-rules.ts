import type { DataTransferDestination } from '@open-discovery/config';

type Id = DataTransferDestination['id'];
type Auth = DataTransferDestination['auth'];

/** URL schemes of the storages, as the service spells them. */
export const SCHEMES = { dcache: 'https', ftp: 'ftp', s3: 's3s' } as const satisfies Record<Id, string>;

/** Reports whether a storage requires a bucket around the folder, as object storages do. */
export const hasBucket = ({ id }: DataTransferDestination): boolean => id === 's3';

export const FOLDER_LABELS = {
  dcache: 'transfer.folder',
  ftp: 'transfer.folder',
  s3: 'transfer.bucket',
} as const satisfies Record<Id, string>;

/**
 * The credentials that a storage requires in addition to the service's own token: a name and a secret. EGI
 * dCache takes the same token.
 */
export const CREDENTIALS = {
  token: null,
  password: { name: 'transfer.user-name', secret: 'transfer.password' },
  keys: { name: 'transfer.access-key', secret: 'transfer.secret-key' },
} as const satisfies Record<Auth, { readonly name: string; readonly secret: string } | null>;
