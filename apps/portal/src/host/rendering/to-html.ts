import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';

export interface HtmlOptions {
  /** Aborts the rendering. */
  readonly signal: AbortSignal;
  /** Receives the error of every part that could not be rendered. */
  readonly onError: (error: unknown) => void;
}

/**
 * Marks a part that `renderToString` left to the browser. Texts cannot contain it, because `<` is escaped.
 */
const UNFINISHED = '<!--$!-->';

/**
 * Renders synchronously, in two thirds of the time of a stream. Returns `null` when a part suspends or fails:
 * the stream handles both.
 */
const atOnce = (page: ReactNode): Buffer | null => {
  try {
    const html = `<!DOCTYPE html>${renderToString(page)}`;
    return html.includes(UNFINISHED) ? null : Buffer.from(html);
  } catch {
    return null;
  }
};

const byStream = async (page: ReactNode, { signal, onError }: HtmlOptions): Promise<Buffer> => {
  const stream = await renderToReadableStream(page, {
    // A part in a later chunk would need a script to be put into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal,
    onError,
  });
  await stream.allReady;
  signal.throwIfAborted();
  return Buffer.from(await new Response(stream).arrayBuffer());
};

/**
 * Renders the whole HTML document: loaders have fetched its data, so nothing is gained by sending a part
 * early. Rejects when nothing can be rendered, or with the signal's reason.
 */
export const toHtml = async (page: ReactNode, options: HtmlOptions): Promise<Buffer> =>
  atOnce(page) ?? byStream(page, options);
