import { clientOnlyLazy } from '../../hydration/client-only-lazy.tsx';
import { withTexts } from '../../messages/load-messages.ts';
import { NOT_COPIED_CATALOG } from './not-copied-catalog.ts';

/** The text that was not copied, loaded when a browser refuses to copy. */
export const NotCopied = clientOnlyLazy(
  withTexts(async () => (await import('./not-copied.tsx')).NotCopied, NOT_COPIED_CATALOG),
);
