import type * as OidcProvider from 'oidc-provider';

const UNSUPPORTED = 'oidc-provider WARNING: Unsupported runtime.';

/**
 * Loads the library of the trial login without its warning about Node.js 20, which it prints at each start and which
 * nobody who starts a trial can act on. Our own tests run the whole login on every supported version of Node.js.
 */
export const loadProvider = async (
  output: Pick<Console, 'warn'> = globalThis.console,
): Promise<typeof OidcProvider> => {
  const { warn } = output;
  output.warn = (...texts: unknown[]) => {
    if (!String(texts[0]).includes(UNSUPPORTED)) warn(...texts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    output.warn = warn;
  }
};
