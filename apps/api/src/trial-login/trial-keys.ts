import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const keysSchema = z.object({
  /** Signs ID tokens. */
  signing: z.looseObject({
    kty: z.literal('EC'),
    crv: z.string(),
    x: z.string(),
    y: z.string(),
    d: z.string(),
  }),
  /** Signs the cookies of the login page. */
  cookies: z.string().min(32),
});
export type TrialKeys = z.output<typeof keysSchema>;

const generate = (): TrialKeys => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return keysSchema.parse({
    signing: { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' },
    cookies: randomBytes(32).toString('base64url'),
  });
};

const read = async (file: string): Promise<TrialKeys | null> => {
  try {
    return keysSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
};

/**
 * Opens the keys of the trial login, which the first start creates. They are stored in a file, so that users can log
 * out after a restart. A damaged file is replaced.
 */
export const openTrialKeys = async (file: string): Promise<TrialKeys> => {
  const stored = await read(file);
  if (stored) return stored;
  const keys = generate();
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, JSON.stringify(keys), { mode: 0o600 });
  await rename(draft, file);
  return keys;
};
