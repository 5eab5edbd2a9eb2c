import type { DataTransferDestination } from '@open-discovery/config';

type Id = DataTransferDestination['id'];
type Auth = DataTransferDestination['auth'];

/** What a storage's address begins with, as the service's transfers write it. */
export const SCHEMES = { dcache: 'https', ftp: 'ftp', s3: 's3s' } as const satisfies Record<Id, string>;

/** An object storage has no folder without a bucket around it. */
export const FOLDER_LABELS = {
  dcache: 'transfer.folder',
  ftp: 'transfer.folder',
  s3: 'transfer.bucket',
} as const satisfies Record<Id, string>;

/**
 * What a storage wants to know besides the token that the service itself always wants: a name and a secret. EGI dCache
 * takes the same token.
 */
export const CREDENTIALS = {
  token: null,
  password: { name: 'transfer.user-name', secret: 'transfer.password' },
  keys: { name: 'transfer.access-key', secret: 'transfer.secret-key' },
} as const satisfies Record<Auth, { readonly name: string; readonly secret: string } | null>;
