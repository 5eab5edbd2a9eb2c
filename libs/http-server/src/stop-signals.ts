/**
 * The signals that end a program. SIGHUP is one of them, because settings are read only at the start: there is nothing to
 * reload, and a terminal that closes ends what runs in it.
 */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
