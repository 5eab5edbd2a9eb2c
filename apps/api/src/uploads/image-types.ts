/** The types of pictures that are taken, by the ending of their names, and what they are served as. */
export const IMAGE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
} as const;
export type ImageExtension = keyof typeof IMAGE_TYPES;
