/** A failure of a file of an import, with a message for the people who run it. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
