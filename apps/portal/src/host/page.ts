import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { compress } from './compress.ts';
import type { Encoding } from './compress.ts';

/** A rendered page, which is the same for everyone who requests its address in its language. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly body: Buffer;
  /** True when the page may be cached: it is neither a failure nor incomplete. */
  readonly isCacheable: boolean;
  /** Weak, because the compressed variants share it. */
  readonly etag: string;
  /** Returns the body, compressed quickly for the first request; the others share a smaller one. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
}

const ETAG_CHARACTERS = 22;

/** Creates a page that computes its ETag and compresses itself at most twice per encoding: most pages are requested once. */
export const createPage = (content: Omit<Page, 'etag' | 'encoded'>): Page => {
  const { body } = content;
  const requested = new Set<Encoding>();
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    ...content,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_CHARACTERS)}"`,
    encoded: (encoding) => {
      if (!requested.has(encoding)) {
        requested.add(encoding);
        return compress(body, encoding, 'fast');
      }
      const form = forms.get(encoding) ?? compress(body, encoding, 'small');
      forms.set(encoding, form);
      return form;
    },
  };
};
