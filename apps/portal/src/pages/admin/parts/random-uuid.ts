/** Returns a random UUID. `crypto.randomUUID` is missing on pages without TLS, such as those of an intranet. */
export const randomUuid = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
