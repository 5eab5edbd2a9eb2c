import fresh from 'fresh';
import type { IncomingHttpHeaders } from 'node:http';

/** The validators of the current representation, as they are sent in its headers. */
export interface Validators {
  readonly etag: string;
  /** The value of `Last-Modified`. */
  readonly lastModified?: string;
}

/**
 * Reports whether a GET or HEAD request is to be answered with 304. Entity tags are compared weakly, and
 * `If-Modified-Since` counts only without `If-None-Match`. RFC 9110 §13.1.2, §13.1.3 and §13.2.2.
 * @example isNotModified({ 'if-none-match': '"a", W/"b"' }, { etag: 'W/"b"' }) // true
 */
export const isNotModified = (request: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean => {
  const ifNoneMatch = request['if-none-match'];
  // Without the other headers: `fresh` never matches a request with `Cache-Control: no-cache`, and Node's fetch adds
  // that header to every conditional request.
  if (ifNoneMatch !== undefined) return fresh({ 'if-none-match': ifNoneMatch }, { etag });
  // Only the exact date matches, as §13.1.3 allows: restoring an older state moves the date back.
  return lastModified !== undefined && request['if-modified-since'] === lastModified;
};
