const DEFAULT_MS = 10_000;
const MARGIN_MS = 2_000;

/** Returns how long a server may take to stop: the servers' own limit, and a moment for the rest of their work. */
export const shutdownLimitMs = ({ SHUTDOWN_LIMIT_MS: setting }) =>
  (/^\d+$/.test(setting ?? '') ? Number(setting) : DEFAULT_MS) + MARGIN_MS;
