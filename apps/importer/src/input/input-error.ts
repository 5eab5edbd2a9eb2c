/** A file that could not be read to its end; its earlier content counts. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
