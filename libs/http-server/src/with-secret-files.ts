import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

const readSecret = (setting: string, file: string): string => {
  try {
    // Editors and `echo` end files with a line break, which is not part of the secret.
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new Error(`${setting}=${file}: the file cannot be read: ${reasonOf(error)}`, { cause: error });
  }
};

/**
 * Returns the environment with the secrets that `<NAME>_FILE` names a file for, as containers and systemd hand them over.
 * Throws if a file cannot be read, or if a secret is given twice.
 * @example withSecretFiles({ OIDC_CLIENT_SECRET_FILE: '/run/secrets/oidc' }, ['OIDC_CLIENT_SECRET']);
 */
export const withSecretFiles = (environment: Environment, secrets: readonly string[]): Environment => {
  const read = secrets.flatMap((name): [string, string][] => {
    const setting = `${name}_FILE`;
    const file = environment[setting]?.trim() ?? '';
    if (file === '') return [];
    if ((environment[name] ?? '') !== '')
      throw new Error(`${setting}=${file}: ${name} is set, too: give one of them`);
    return [[name, readSecret(setting, file)]];
  });
  return { ...environment, ...Object.fromEntries(read) };
};
