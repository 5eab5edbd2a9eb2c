/** For readers without scripts. */
const REFRESH_SECONDS = 15;

/**
 * Asks for the page again, less and less often, and shows it when it is back. Runs in the browser as the text of an
 * inline script, so it knows nothing of what is around it. Who has gone on or is writing is not disturbed.
 */
const retryUntilBack = (): void => {
  const LONGEST_WAIT_MS = 60_000;
  const address = location.href;
  let waitMs = 4_000;
  const isWriting = () => document.activeElement?.matches('input, select, textarea') ?? false;
  const askLater = (): void => {
    // Apart from each other, so that not all who wait come back at once.
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

/** In the head of a page that could not be made at the moment: it comes back by itself, with and without scripts. */
export const Retry = () => (
  <>
    <noscript>
      <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
    </noscript>
    <script id="retry" dangerouslySetInnerHTML={{ __html: RETRY_SCRIPT }} />
  </>
);
