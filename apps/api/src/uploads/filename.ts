import { IMAGE_TYPES } from './image-types.ts';
import type { ImageExtension } from './image-types.ts';

/** Name of an uploaded file: ours from the first letter to the last, never its sender's. */
export interface UploadName {
  readonly filename: string;
  readonly extension: ImageExtension;
}

const FILENAME = /^[a-z0-9]{16,64}\.([a-z]{3,4})$/;

const isExtension = (text: string): text is ImageExtension => Object.hasOwn(IMAGE_TYPES, text);

/**
 * Reads a name out of an address; null for anything that `uploadName` does not make. The path on the disk is made of
 * nothing else.
 *
 * @example parseFilename('../settings.png') // null
 */
export const parseFilename = (text: string): UploadName | null => {
  const extension = FILENAME.exec(text)?.[1] ?? '';
  return isExtension(extension) ? { filename: text, extension } : null;
};

/** Name for a new file. `id`: 16 to 64 letters and digits that nobody can guess. */
export const uploadName = (id: string, extension: ImageExtension): UploadName => {
  const name = parseFilename(`${id.toLowerCase().replaceAll('-', '')}.${extension}`);
  if (name === null) throw new RangeError('An id for an upload has 16 to 64 letters and digits');
  return name;
};
