import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryAfter } from './cache-rules.ts';
import { pageLanguageOf } from './choose-page-language.ts';
import type { HostDependencies } from './host-dependencies.ts';
import { renderFailurePage } from './rendering/failure-page.tsx';
import { securityHeaders } from './security-headers.ts';

/** Sends an HTML page in the visitor's language that says that the address has no page at the moment, or never has one. */
export const sendFailurePage = async (
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
  { assetsOf, configuration, settings }: HostDependencies,
): Promise<FastifyReply> => {
  const language = pageLanguageOf(request, configuration.languages);
  const html = await renderFailurePage({
    configuration,
    language,
    assets: assetsOf(null, language),
    address: request.url.replace(/^\/+/, '/'),
    status,
  });
  return reply
    .code(status)
    .headers({
      ...(settings.mode !== 'development' && securityHeaders(configuration)),
      'content-language': language,
      ...retryAfter(status),
    })
    .type('text/html; charset=utf-8')
    .send(html);
};
