import { path } from '@open-discovery/http';
import type { SendResult } from '@open-discovery/http';
import type { PortalConfiguration } from '@open-discovery/config';

/** Uploads a picture, and returns the name under which the server keeps it. The server detects what it is and cleans it. */
export const uploadPicture = async (
  { addresses, type, pid }: Pick<PortalConfiguration, 'addresses' | 'type' | 'pid'>,
  file: File,
): Promise<SendResult<string>> => {
  const body = new FormData();
  body.append('file', file);
  try {
    const answer = await fetch(`${addresses.upload}/${path(type, pid)}`, {
      method: 'POST',
      credentials: 'include',
      body,
    });
    const json: unknown = await answer.json();
    const filename: unknown = Reflect.get(Object(json), 'filename');
    if (answer.ok && typeof filename === 'string') return { ok: true, value: filename };
    return { ok: false, error: { kind: 'status', status: answer.status, body: json } };
  } catch {
    return { ok: false, error: { kind: 'network' } };
  }
};
