import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { openFront } from './open-front.ts';

/** The wrong data that a provider sends. The rest is correct. */
export interface Lie {
  /** Replaced claims of the ID token; undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  /** True if the ID token is signed with an unpublished key. */
  readonly isForged?: boolean;
  /** True if the ID token is not signed. */
  readonly isUnsigned?: boolean;
  /** True if the ID token is missing. */
  readonly hasNoToken?: boolean;
  /** Replaced fields of the user info. */
  readonly userInfo?: Readonly<Record<string, unknown>>;
  /** Replaced parameters of the callback. */
  readonly callback?: Readonly<Record<string, string>>;
  /** A path that answers with an error. */
  readonly failing?: '/keys' | '/me';
  /** Functions that run before a path answers. */
  readonly meanwhile?: Readonly<Partial<Record<'/token' | '/me', () => void>>>;
  /** Replaced metadata of the provider. */
  readonly description?: Readonly<Record<string, unknown>>;
}

export interface HostileProvider {
  readonly environment: Readonly<Record<string, string>>;
  readonly setLie: (lie: Lie) => void;
  /** Replaces the published key, with which the provider signs from now on. */
  readonly replaceKey: () => void;
  readonly close: () => Promise<void>;
}

const CLIENT_ID = 'a-portal';
const SUBJECT = 'somebody';
const TOKEN_SECONDS = 1_800;

type Answer = (url: URL, response: ServerResponse, body: URLSearchParams) => void;

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const signature = (text: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

const sendJson = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** Starts a provider that sends chosen wrong data. It accepts each refresh token once. */
export const startHostileProvider = async (): Promise<HostileProvider> => {
  const front = await openFront();
  const issuer = front.origin;
  const other = newKey();
  let own = { ...newKey(), kid: 'key 1' };
  let keys = 1;
  let lie: Lie = {};
  let nonce = '';
  /** Those that were not used yet: each is accepted once. */
  const refreshTokens = new Set<string>();

  const idToken = (): string => {
    const seconds = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: issuer,
      aud: CLIENT_ID,
      sub: SUBJECT,
      iat: seconds,
      exp: seconds + 300,
      nonce,
      ...lie.claims,
    };
    const signed = `${encode({ alg: 'ES256', kid: own.kid, ...lie.header })}.${encode(claims)}`;
    return `${signed}.${lie.isUnsigned ? '' : signature(signed, (lie.isForged ? other : own).privateKey)}`;
  };

  const answers: Readonly<Record<string, Answer>> = {
    '/.well-known/openid-configuration': (_url, response) =>
      sendJson(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
        authorization_response_iss_parameter_supported: true,
        ...lie.description,
      }),
    '/keys': (_url, response) =>
      sendJson(response, {
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: own.kid, use: 'sig', alg: 'ES256' }],
      }),
    '/authorize': ({ searchParams }, response) => {
      nonce = searchParams.get('nonce') ?? '';
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      const parameters = {
        code: 'a-code',
        state: searchParams.get('state') ?? '',
        iss: issuer,
        ...lie.callback,
      };
      back.search = String(new URLSearchParams(parameters));
      response.writeHead(303, { location: back.href }).end();
    },
    '/token': (_url, response, body) => {
      lie.meanwhile?.['/token']?.();
      const used = body.get('refresh_token');
      if (used !== null && !refreshTokens.delete(used)) {
        sendJson(response, { error: 'invalid_grant' }, 400);
        return;
      }
      const refreshToken = randomUUID();
      refreshTokens.add(refreshToken);
      sendJson(response, {
        access_token: 'an-access-token',
        token_type: 'Bearer',
        refresh_token: refreshToken,
        expires_in: TOKEN_SECONDS,
        ...(lie.hasNoToken ? {} : { id_token: idToken() }),
      });
    },
    '/me': (_url, response) => {
      lie.meanwhile?.['/me']?.();
      sendJson(response, { sub: SUBJECT, roles: ['REGISTERED_USER'], ...lie.userInfo });
    },
  };

  front.serve((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', issuer);
    const answer = answers[url.pathname];
    if (url.pathname === lie.failing) response.writeHead(503).end();
    else if (answer) void text(request).then((body) => answer(url, response, new URLSearchParams(body)));
    else response.writeHead(404).end();
  });
  return {
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: 'a secret' },
    setLie: (next) => {
      lie = next;
    },
    replaceKey: () => {
      keys += 1;
      own = { ...newKey(), kid: `key ${keys}` };
    },
    close: front.close,
  };
};
