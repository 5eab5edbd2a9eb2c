import { escapeXml } from './escape-xml.ts';

/** The size of a frame in pixels, large enough for a record and for a page of ten results to scroll. */
export const FRAME_SIZES = {
  record: { width: 640, height: 260 },
  results: { width: 640, height: 600 },
} as const;

interface FrameOptions {
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the HTML of a frame that shows a page. It is as wide as its place, up to `width`.
 * @example frameCode('https://portal.example/embed/?keyword=sea', { title: 'sea', width: 640, height: 600 })
 */
export const frameCode = (source: string, { title, width, height }: FrameOptions): string =>
  `<iframe src="${escapeXml(source)}" title="${escapeXml(title)}" width="${width}" height="${height}" loading="lazy" style="border: 1px solid #ccc; max-width: 100%"></iframe>`;
