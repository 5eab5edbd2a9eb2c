import { z } from 'zod';

/** The fields of an uploaded image. Its id is the name of its file. */
export const uploadFieldsSchema = z.strictObject({
  /** Name of the file, for downloads. */
  name: z.string().min(1).max(100),
  /** In bytes, as it is stored. */
  size: z.int().nonnegative(),
  uploadedAt: z.iso.datetime(),
});
