import { misspelledSettings } from './misspelled-settings.ts';

/** A server never needs all rights of the machine. */
const ROOT_WARNING =
  'The server runs as root: an intruder would control the machine. Run it as a separate user.';

/** Returns what a server should log at its start about its user and its environment. */
export const startWarnings = (
  { env, getuid }: Pick<NodeJS.Process, 'env' | 'getuid'>,
  settings: readonly string[],
): string[] => {
  const isRoot = getuid?.() === 0;
  return [...(isRoot ? [ROOT_WARNING] : []), ...misspelledSettings(env, settings)];
};
