/** For visitors without scripts. */
const REFRESH_SECONDS = 15;

/**
 * Reloads the page with growing intervals until it is available. It is serialized into an inline script, so
 * it must not use its scope. Visitors who have navigated or are typing are not disturbed.
 */
const retryUntilBack = (): void => {
  const LONGEST_WAIT_MS = 60_000;
  const address = location.href;
  let waitMs = 4_000;
  const isWriting = () => document.activeElement?.matches('input, select, textarea') ?? false;
  const askLater = (): void => {
    // Randomized, so that waiting clients do not all return at once.
    setTimeout(() => void ask(), waitMs * (0.75 + Math.random() / 2));
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  };
  const ask = async (): Promise<void> => {
    if (location.href !== address) return;
    const answer = isWriting() ? null : await fetch(address, { method: 'HEAD' }).catch(() => null);
    if (answer?.ok && location.href === address && !isWriting()) location.reload();
    else askLater();
  };
  askLater();
};

export const RETRY_SCRIPT = `(${retryUntilBack.toString()})()`;

/** Head elements of a page that is temporarily unavailable: it retries with and without scripts. */
export const Retry = () => (
  <>
    <noscript>
      <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
    </noscript>
    <script id="retry" dangerouslySetInnerHTML={{ __html: RETRY_SCRIPT }} />
  </>
);
