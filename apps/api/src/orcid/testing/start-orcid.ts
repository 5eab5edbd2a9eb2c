import { listen } from '@open-discovery/http-server/testing';
import { text } from 'node:stream/consumers';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createOrcidRecord } from './orcid-record.ts';
import type { OrcidRecord } from './orcid-record.ts';

/** A failure of requests whose method and path contain a text. */
export interface OrcidFault {
  readonly on: string;
  /** The status of the answer; `nonsense` is something else than JSON. */
  readonly answer: number | 'nonsense';
  /** True if the works of the request are added before the answer fails. */
  readonly isLate?: boolean;
}

/** ORCID's published interface, on this machine: OAuth and the works of the member API 3.0. */
export interface TestOrcid {
  readonly url: string;
  /** Settings of an API that uses it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly record: OrcidRecord;
  readonly setFault: (fault: OrcidFault | null) => void;
  /** The requests so far: method and path. */
  readonly requests: () => readonly string[];
  /** Ends all permissions, as users do at ORCID. */
  readonly revokeAll: () => void;
  readonly validTokens: () => readonly string[];
  /** Forgets all works, permissions, requests and faults. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** The person who has a record at the test server, unless it is told another one. */
export const ORCID_PERSON = { orcid: '0000-0002-1825-0097', name: 'Josiah Carberry' } as const;
const CLIENT = { id: 'APP-TEST', secret: 'a secret that nobody may see' } as const;
const ORCID_JSON = 'application/vnd.orcid+json';
const REQUIRED_SCOPES = '/read-limited /activities/update';

interface OrcidPerson {
  readonly orcid: string;
  readonly name: string;
}

interface OrcidOptions {
  /** By default any free one. */
  readonly port?: number;
  readonly person?: OrcidPerson;
}

interface Account {
  readonly person: OrcidPerson;
  readonly record: OrcidRecord;
  readonly tokens: ReadonlySet<string>;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly body: string;
}

const sendJson = ({ response }: Exchange, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': `${ORCID_JSON};charset=UTF-8` });
  response.end(status === 204 ? undefined : JSON.stringify(body));
};

const pageOf = (allow: string, deny: string): string =>
  `<!doctype html><html lang="en"><title>ORCID</title><main><h1>Authorize access</h1>
<p><a href="${allow.replaceAll('&', '&amp;')}">Authorize access</a></p>
<p><a href="${deny.replaceAll('&', '&amp;')}">Deny access</a></p></main></html>`;

const backTo = (redirectUri: string, parameters: Readonly<Record<string, string>>): string =>
  `${redirectUri}?${new URLSearchParams(parameters).toString()}`;

/** The OAuth server: codes are used once, and tokens belong to the person. */
const createOAuth = (person: OrcidPerson) => {
  const codes = new Map<string, string>();
  const tokens = new Set<string>();
  const authorize = ({ url, response }: Exchange): void => {
    const value = (name: string): string => url.searchParams.get(name) ?? '';
    const redirectUri = value('redirect_uri');
    if (value('client_id') !== CLIENT.id || value('response_type') !== 'code') {
      response.writeHead(400).end('unknown client');
      return;
    }
    const code = randomUUID();
    codes.set(code, redirectUri);
    const state = value('state');
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      pageOf(
        backTo(redirectUri, { code, state }),
        backTo(redirectUri, { error: 'access_denied', error_description: 'User denied access', state }),
      ),
    );
  };
  const hasClient = (form: URLSearchParams): boolean =>
    form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
  const issue = (exchange: Exchange): void => {
    const form = new URLSearchParams(exchange.body);
    const code = form.get('code') ?? '';
    const isValid = codes.get(code) === form.get('redirect_uri');
    codes.delete(code);
    if (!hasClient(form)) return sendJson(exchange, 401, { error: 'invalid_client' });
    if (!isValid || form.get('grant_type') !== 'authorization_code')
      return sendJson(exchange, 400, { error: 'invalid_grant' });
    const token = randomUUID();
    tokens.add(token);
    return sendJson(exchange, 200, {
      access_token: token,
      token_type: 'bearer',
      refresh_token: randomUUID(),
      expires_in: 631_138_518,
      scope: REQUIRED_SCOPES,
      ...person,
    });
  };
  const revoke = (exchange: Exchange): void => {
    const form = new URLSearchParams(exchange.body);
    if (!hasClient(form)) return sendJson(exchange, 401, { error: 'invalid_client' });
    tokens.delete(form.get('token') ?? '');
    return sendJson(exchange, 200, {});
  };
  return { tokens, authorize, issue, revoke };
};

const answerWorks = (exchange: Exchange, { person, record, tokens }: Account): void => {
  const { request, url, body } = exchange;
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!tokens.has(token))
    return sendJson(exchange, 401, {
      error: 'invalid_token',
      error_description: `Invalid access token: ${token}`,
    });
  const [, orcid, section, putCode] = /^\/v3\.0\/([^/]+)\/(works?)(?:\/(\d+))?$/.exec(url.pathname) ?? [];
  if (orcid !== person.orcid) return sendJson(exchange, 404, {});
  if (request.method === 'GET' && section === 'works') return sendJson(exchange, 200, record.read());
  if (request.method === 'POST' && section === 'works') {
    if (request.headers['content-type'] !== ORCID_JSON) return sendJson(exchange, 415, {});
    return sendJson(exchange, 200, record.addBulk(JSON.parse(body), CLIENT.id));
  }
  if (request.method === 'DELETE' && section === 'work')
    return sendJson(exchange, record.remove(Number(putCode), CLIENT.id), {});
  return sendJson(exchange, 404, {});
};

const answerFault = ({ response }: Exchange, { answer }: OrcidFault): void => {
  if (answer === 'nonsense') response.writeHead(200).end('<html>Maintenance</html>');
  else response.writeHead(answer, { 'retry-after': '7' }).end('{"developer-message":"no"}');
};

export const startOrcid = async ({
  port = 0,
  person = ORCID_PERSON,
}: OrcidOptions = {}): Promise<TestOrcid> => {
  const record = createOrcidRecord();
  const { tokens, authorize, issue, revoke } = createOAuth(person);
  const requests: string[] = [];
  let fault: OrcidFault | null = null;
  const answer = (exchange: Exchange): void => {
    const route = `${exchange.request.method} ${exchange.url.pathname}`;
    requests.push(route);
    if (fault && route.includes(fault.on)) {
      if (fault.isLate === true) record.addBulk(JSON.parse(exchange.body), CLIENT.id);
      return answerFault(exchange, fault);
    }
    if (route === 'GET /oauth/authorize') return authorize(exchange);
    if (route === 'POST /oauth/token') return issue(exchange);
    if (route === 'POST /oauth/revoke') return revoke(exchange);
    return answerWorks(exchange, { person, record, tokens });
  };
  const server = createServer((request, response) => {
    void text(request).then((body) =>
      answer({ request, response, body, url: new URL(request.url ?? '/', 'http://orcid.test') }),
    );
  });
  const { url, close } = await listen(server, { port });
  return {
    url,
    environment: {
      ORCID_URL: url,
      ORCID_API_URL: url,
      ORCID_CLIENT_ID: CLIENT.id,
      ORCID_CLIENT_SECRET: CLIENT.secret,
    },
    record,
    setFault: (next) => {
      fault = next;
    },
    requests: () => requests,
    revokeAll: () => tokens.clear(),
    validTokens: () => [...tokens],
    reset: () => {
      record.clear();
      tokens.clear();
      requests.length = 0;
      fault = null;
    },
    close,
  };
};
