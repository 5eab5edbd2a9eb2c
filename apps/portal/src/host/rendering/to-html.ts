import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

export interface HtmlOptions {
  /** Gives the page up. */
  readonly signal: AbortSignal;
  /** Told of every part that could not be rendered. */
  readonly onError: (error: unknown) => void;
}

/** Where `renderToString` left a part of the page to the browser. Texts of the page cannot say this: `<` is escaped. */
const UNFINISHED = '<!--$!-->';

/** Two thirds of the time of a stream. `null` where something must be waited for, or failed: a stream tells which. */
const atOnce = (page: ReactNode): Buffer | null => {
  try {
    const html = `<!DOCTYPE html>${renderToString(page)}`;
    return html.includes(UNFINISHED) ? null : Buffer.from(html);
  } catch {
    return null;
  }
};

const byStream = (page: ReactNode, { signal, onError }: HtmlOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    body.once('finish', () => resolve(Buffer.concat(chunks)));
    const { pipe, abort } = renderToPipeableStream(page, {
      // A part put off to a later chunk would need a script to come to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(body),
      onShellError: reject,
      onError,
    });
    const giveUp = (): void => {
      abort(signal.reason);
      reject(signal.reason);
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });

/**
 * The whole HTML document: loaders have fetched what it shows, so that nothing on it is worth being sent before the rest.
 * Rejects where nothing of it can be rendered, or with the signal's reason.
 */
export const toHtml = async (page: ReactNode, options: HtmlOptions): Promise<Buffer> =>
  atOnce(page) ?? byStream(page, options);
