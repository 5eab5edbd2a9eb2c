/** A file that could not be read to its end; what came before counts. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
