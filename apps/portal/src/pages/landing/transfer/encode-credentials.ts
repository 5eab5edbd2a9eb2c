/**
 * Encodes a name and a secret for the service's `Authorization-Storage` header: Base64 of the UTF-8 of both.
 * @example encodeCredentials('username', 'password') // 'dXNlcm5hbWU6cGFzc3dvcmQ='
 */
export const encodeCredentials = (name: string, secret: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(`${name}:${secret}`)));
