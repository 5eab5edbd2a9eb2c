import { path } from '@open-discovery/http';
import type { PortalConfiguration } from '@open-discovery/config';

type Uploaded =
  | { readonly ok: true; readonly filename: string }
  /** `message` is the server's sentence; null if the server did not answer. */
  | { readonly ok: false; readonly message: string | null };

/**
 * Returns what the server says about the file, without the name that its form gives to it; null for other sentences.
 * @example refusalOfFile('file: larger than 2 MB') // 'larger than 2 MB'
 */
export const refusalOfFile = (message: string): string | null => /^file: (.*)$/s.exec(message)?.[1] ?? null;

/** Uploads a picture. The server detects what it is and cleans it. */
export const uploadPicture = async (
  { addresses, type, pid }: Pick<PortalConfiguration, 'addresses' | 'type' | 'pid'>,
  file: File,
): Promise<Uploaded> => {
  const body = new FormData();
  body.append('file', file);
  try {
    const answer = await fetch(`${addresses.upload}/${path(type, pid)}`, { method: 'POST', body });
    const json: unknown = await answer.json();
    const filename: unknown = Reflect.get(Object(json), 'filename');
    if (answer.ok && typeof filename === 'string') return { ok: true, filename };
    const message: unknown = Reflect.get(Object(json), 'message');
    return { ok: false, message: typeof message === 'string' ? message : null };
  } catch {
    return { ok: false, message: null };
  }
};
