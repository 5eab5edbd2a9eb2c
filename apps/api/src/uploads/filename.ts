import { IMAGE_TYPES } from './image-types.ts';
import type { ImageExtension } from './image-types.ts';

/** The name of an uploaded file. It is generated and contains nothing of the original name. */
export interface UploadName {
  readonly filename: string;
  readonly extension: ImageExtension;
}

const FILENAME = /^[a-z0-9]{16,64}\.([a-z]{3,4})$/;

const isExtension = (text: string): text is ImageExtension => Object.hasOwn(IMAGE_TYPES, text);

/**
 * Parses a name from a path; null for any text that `uploadName` does not create. The file system only sees such names.
 * @example parseFilename('../settings.png') // null
 */
export const parseFilename = (text: string): UploadName | null => {
  const extension = FILENAME.exec(text)?.[1] ?? '';
  return isExtension(extension) ? { filename: text, extension } : null;
};

/** Creates the name of a new file. `id` has 16 to 64 unguessable letters and digits. */
export const uploadName = (id: string, extension: ImageExtension): UploadName => {
  const name = parseFilename(`${id.toLowerCase().replaceAll('-', '')}.${extension}`);
  if (name === null) throw new RangeError('An id for an upload has 16 to 64 letters and digits');
  return name;
};
