/** An object of an S3-compatible service. */
export interface S3Address {
  readonly bucket: string;
  readonly key: string;
}

/** `s3://bucket/key`, with a bucket as S3 names them. */
const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/(.*)$/;

/** Reports whether a text names a place in an S3-compatible service. */
export const isS3Address = (text: string): boolean => text.startsWith('s3://');

/**
 * Parses the address of an object; null for any other text. An address that ends with a slash gets the name of a file.
 * @example parseS3Address('s3://backups/portal/', 'monday.tar.gz') // { bucket: 'backups', key: 'portal/monday.tar.gz' }
 */
export const parseS3Address = (text: string, filename: string): S3Address | null => {
  const [, bucket, path] = ADDRESS.exec(text) ?? [];
  if (bucket === undefined || path === undefined) return null;
  const key = path === '' || path.endsWith('/') ? `${path}${filename}` : path;
  const isPlain = !key.split('/').some((part) => part === '' || part === '.' || part === '..');
  return isPlain ? { bucket, key } : null;
};
