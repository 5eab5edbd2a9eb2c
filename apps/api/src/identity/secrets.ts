import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** Creates 256 random bits for a cookie. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** Returns the hash that a secret is stored as. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, BYTES));

/** Derives a value that proves knowledge of the secret without revealing it. */
export const markerOf = (secret: string): string => derive(secret, 'marker').toString('base64url');

/** Encrypts and authenticates a text with a secret. */
export const seal = (text: string, secret: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derive(secret, 'seal'), nonce, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
};

/** Decrypts a sealed text; null if the secret is wrong or the text was changed. */
export const unseal = (sealed: string, secret: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, derive(secret, 'seal'), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  try {
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};
