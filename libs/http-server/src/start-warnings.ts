import { misspelledSettings } from './misspelled-settings.ts';
import { rootWarning } from './root-warning.ts';

/** Returns what a server should log at its start about its user and its environment. */
export const startWarnings = (
  { env, getuid }: Pick<NodeJS.Process, 'env' | 'getuid'>,
  settings: readonly string[],
): string[] => {
  const root = rootWarning(getuid?.());
  return [...(root === null ? [] : [root]), ...misspelledSettings(env, settings)];
};
