import { clientOnlyLazy } from '../../hydration/client-only-lazy.tsx';
import { withTexts } from '../../messages/load-messages.ts';
import { EMBED_CATALOG } from './embed-catalog.ts';

/** The HTML for other sites, loaded when a menu with it is opened. */
export const EmbedCode = clientOnlyLazy(
  withTexts(async () => (await import('./embed-code.tsx')).EmbedCode, EMBED_CATALOG),
);
