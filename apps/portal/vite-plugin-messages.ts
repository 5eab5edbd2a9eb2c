import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { isDeferred } from './src/messages/deferred-namespaces.ts';

/**
 * Turns a catalogue (`messages/<language>.json`) into compiled messages, so that no browser carries the ICU parser. In two
 * parts: the texts of the first moment, and with `?deferred` those of parts that are loaded later.
 */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/[a-z-]+\.json(\?deferred)?$/ },
    handler(code, id) {
      const catalogue = JSON.parse(code) as Record<string, string>;
      const compiled = Object.fromEntries(
        Object.entries(catalogue)
          .filter(([text]) => isDeferred(text) === id.endsWith('?deferred'))
          .map(([text, message]) => [text, compileMessage(message)]),
      );
      return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: 'js' };
    },
  },
});
