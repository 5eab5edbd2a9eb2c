import { chooseEncoding, chooseLanguage, isNotModified, weakEtag } from '@open-discovery/http-server';
import { PORTAL_LANGUAGES } from '@open-discovery/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ApiError } from '../../errors/api-error.ts';
import type { Json } from '../../http/json.ts';
import { callAddress } from './call-address.ts';
import type { DocsLanguage } from './messages.ts';
import { readCalls } from './read-calls.ts';
import { canTry } from './render-call.ts';
import { renderDocsPage } from './render-docs-page.ts';

/** The page loads one style sheet and one script of this server, and sends requests to it. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  // It has no icon.
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Moderate: the first reader waits for it. */
const BROTLI_QUALITY = 6;

const COMPRESS = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => zip(text),
} as const;
type Encoding = keyof typeof COMPRESS;
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

const HASH_CHARACTERS = 16;
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, HASH_CHARACTERS);

/** A text that is sent compressed; each form of it is made once. */
const compressible = (text: string) => {
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    text,
    hash: hashOf(text),
    compressed: (encoding: Encoding): Promise<Buffer> => {
      const form = forms.get(encoding) ?? COMPRESS[encoding](text);
      forms.set(encoding, form);
      return form;
    },
  };
};
type Compressible = ReturnType<typeof compressible>;

interface Sending {
  readonly body: Compressible;
  readonly headers: Readonly<Record<string, string>>;
}

const send = async (request: FastifyRequest, reply: FastifyReply, { body, headers }: Sending) => {
  const etag = weakEtag(body.hash);
  void reply.headers({ ...headers, etag });
  if (isNotModified(request.headers, { etag })) return reply.status(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'], ENCODINGS);
  if (encoding === null) return reply.send(body.text);
  return reply.header('content-encoding', encoding).send(await body.compressed(encoding));
};

const isLanguage = (text: string | null | undefined): text is DocsLanguage =>
  PORTAL_LANGUAGES.some((language) => language === text);

const chosenLanguage = ({ url }: FastifyRequest): string | null =>
  new URL(url, 'http://host').searchParams.get('lang');

/** Chooses the language of the page like the portal: address, cookie, browser. */
const languageOf = (request: FastifyRequest): DocsLanguage => {
  const { headers } = request;
  const chosen = [chosenLanguage(request), /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '')?.[1]];
  return chosen.find(isLanguage) ?? chooseLanguage(headers['accept-language'], PORTAL_LANGUAGES) ?? 'en';
};

const YEAR_SECONDS = 31_536_000;

/** Keeps a chosen language for the other pages, in the cookie of the portal. */
const rememberLanguage = (language: DocsLanguage): Record<string, string> => ({
  'set-cookie': `lang=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
  'cache-control': 'private, no-cache',
});

const read = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

interface DocsPageDependencies {
  /** Returns the OpenAPI document, once the server is ready. */
  readonly readDocument: () => Json;
  readonly baseUrl: string;
  readonly sessionCookie: string;
}

/** Adds the pages about the API at `/docs/`, their style sheet and script, and the target of their forms. */
export const addDocsPage = (app: FastifyInstance, dependencies: DocsPageDependencies): void => {
  const css = compressible(read('elements.css') + read('docs-page.css'));
  const js = compressible(read('docs-page.js'));
  const assets = { css: `./docs-page.css?v=${css.hash}`, js: `./docs-page.js?v=${js.hash}` };
  const pages = new Map<string, Compressible>();
  const pageIn = (language: DocsLanguage, slug: string | null): Compressible => {
    const { readDocument, ...options } = dependencies;
    const key = `${language}/${slug ?? ''}`;
    const kept = pages.get(key);
    if (kept) return kept;
    const text = renderDocsPage(readDocument(), slug, { ...options, language, assets });
    if (text === null) throw new ApiError(404, 'The documentation has no page about such calls');
    const page = compressible(text);
    pages.set(key, page);
    return page;
  };
  const sendPage = (request: FastifyRequest, reply: FastifyReply, slug: string | null) => {
    const language = languageOf(request);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      ...(isLanguage(chosenLanguage(request)) && rememberLanguage(language)),
    };
    return send(request, reply, { body: pageIn(language, slug), headers });
  };
  const hidden = { schema: { hide: true } };

  // A relative address also works behind a proxy that strips a prefix.
  app.get('/docs', hidden, (request, reply) =>
    reply.redirect(`docs/${new URL(request.url, 'http://host').search}`, 302),
  );
  app.get('/docs/', hidden, (request, reply) => sendPage(request, reply, null));
  app.get<{ Params: { group: string } }>('/docs/:group', hidden, (request, reply) =>
    sendPage(request, reply, request.params.group),
  );
  for (const [name, body, mediaType] of [
    ['docs-page.css', css, 'text/css'],
    ['docs-page.js', js, 'text/javascript'],
  ] as const)
    app.get(`/docs/${name}`, hidden, (request, reply) => {
      const headers = {
        'content-type': `${mediaType}; charset=utf-8`,
        // The address names the content.
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      };
      return send(request, reply, { body, headers });
    });
  // Without scripts, the forms of the page lead here, and from here to the call.
  app.get<{ Params: { id: string } }>('/docs/open/:id', hidden, (request, reply) => {
    const calls = readCalls(dependencies.readDocument()).flatMap((group) => group.calls);
    const call = calls.find((one) => one.id === request.params.id && canTry(one));
    if (!call) throw new ApiError(404, 'The page about the API has no form for this call');
    const { searchParams } = new URL(request.url, 'http://host');
    return reply.redirect(`../..${callAddress(call, searchParams)}`, 303);
  });
};
