/** The supported image types by file extension, with the media types that they are served with. */
export const IMAGE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
} as const;
export type ImageExtension = keyof typeof IMAGE_TYPES;
