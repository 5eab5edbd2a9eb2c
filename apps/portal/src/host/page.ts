import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { compress } from './compress.ts';
import type { Encoding } from './compress.ts';

/** A finished page: the same for everybody who asks for its address in its language. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly body: Buffer;
  /** Whether the next one may get it, too: it is no failure, and nothing is missing on it. */
  readonly isKept: boolean;
  /** Weak, because the compressed forms share it. */
  readonly etag: string;
  /** The compressed body, made when it is first asked for. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
}

const ETAG_CHARACTERS = 22;

/** A page that knows its tag and compresses itself at most once an encoding. */
export const createPage = (content: Omit<Page, 'etag' | 'encoded'>): Page => {
  const { body } = content;
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    ...content,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_CHARACTERS)}"`,
    encoded: (encoding) => {
      const form = forms.get(encoding) ?? compress(body, encoding);
      forms.set(encoding, form);
      return form;
    },
  };
};
