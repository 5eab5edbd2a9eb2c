import path from 'node:path';

/**
 * Returns the name of a file for error messages: its generation, without the folders of the machine.
 * @example
 * shownName('/var/index/generation-000007/text.terms'); // 'generation-000007/text.terms'
 */
export const shownName = (file: string): string =>
  `${path.basename(path.dirname(file))}/${path.basename(file)}`;
