import type { Writable } from 'node:stream';

/**
 * Returns the output for the log of a server. Lines that cannot be written are lost: a full disk, or a reader that has ended,
 * does not stop the server.
 */
export const logOutput = (output: Writable): Writable => output.on('error', () => undefined);
