import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const JSON_ATTRIBUTE = ", { with: { type: 'json' } }";

/**
 * Removes the import attribute of JSON, which Node needs, from the lists of catalogs: browsers refuse it for the modules that
 * become of the catalogs here.
 */
export const plainCatalogImports = (): Plugin => ({
  name: 'plain-catalog-imports',
  enforce: 'pre',
  transform: {
    filter: { id: /catalogs\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(JSON_ATTRIBUTE, ''), map: null }),
  },
});

/** Compiles the messages of a catalog (`messages/<language>.json`), so that no browser loads the ICU parser. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/[a-z-]+\.json$/ },
    handler(code) {
      const catalog = JSON.parse(code) as Record<string, string>;
      const compiled = Object.fromEntries(
        Object.entries(catalog).map(([id, message]) => [id, compileMessage(message)]),
      );
      return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: 'js' };
    },
  },
});
