import { CODE_LANGUAGES, requestCode } from '@open-discovery/http';
import type { CodeLanguage } from '@open-discovery/http';
import { exampleOf } from './example-of.ts';
import type { FindSchema } from './example-of.ts';
import { html } from '../../http/markup.ts';
import type { Markup } from '../../http/markup.ts';
import type { Translate } from './messages.ts';
import type { Call } from './read-calls.ts';

const JSON_TYPE = 'application/json';

/** The parts of the page that requests are made with. */
export interface RequestContext {
  readonly t: Translate;
  readonly find: FindSchema;
  /** The absolute address of the API, without a slash at its end. */
  readonly baseUrl: string;
  readonly sessionCookie: string;
}

/** Returns the address of an example request: with all required parameters, named in braces if nothing else is known. */
const exampleUrl = (call: Call, { baseUrl, find }: RequestContext): string => {
  const query = new URLSearchParams(
    call.parameters
      .filter(({ place, isRequired }) => place === 'query' && isRequired)
      .map(({ name, schema }): [string, string] => {
        const value = exampleOf(schema, find);
        const isKnown = typeof value === 'number' || (typeof value === 'string' && value !== 'text');
        return [name, isKnown ? String(value) : `{${name}}`];
      }),
  ).toString();
  return `${baseUrl}${call.path}${query === '' ? '' : `?${query}`}`;
};

const isJson = ({ answers }: Call): boolean =>
  answers.some(
    ({ status, bodies }) => status.startsWith('2') && bodies.some(({ mediaType }) => mediaType === JSON_TYPE),
  );

const codeOf = (language: CodeLanguage, call: Call, context: RequestContext): string => {
  const body = call.bodies.find(({ mediaType }) => mediaType === JSON_TYPE);
  const lines = requestCode(language, {
    url: exampleUrl(call, context),
    method: call.method === 'POST' ? 'POST' : 'GET',
    format: isJson(call) ? 'json' : 'text',
    ...(body && { json: JSON.stringify(exampleOf(body.schema, context.find)) }),
    ...(call.access === 'login' && { cookie: `${context.sessionCookie}={session}` }),
  });
  // Braces mark what the reader fills in.
  return lines.join('\n').replace(/%7B(\w+)%7D/g, '{$1}');
};

const FORM_OPTIONS: Readonly<Record<string, string>> = {
  'multipart/form-data': '--form',
  'application/x-www-form-urlencoded': '--data-urlencode',
};

/** Returns the options of curl that send a form; null if the call has no form. */
const formOptions = (call: Call, find: FindSchema): string | null => {
  const body = call.bodies.find(({ mediaType }) => mediaType in FORM_OPTIONS);
  const option = body && FORM_OPTIONS[body.mediaType];
  const example = body && exampleOf(body.schema, find);
  if (option === undefined || typeof example !== 'object' || example === null) return null;
  return Object.entries(example)
    .map(([name, value]) => `${option} '${name}=${option === '--form' ? '@{file}' : String(value)}'`)
    .join(' ');
};

const formCode = (call: Call, context: RequestContext, options: string): string =>
  codeOf('curl', { ...call, bodies: [] }, context).replace(
    / '(https?:[^']*)'$/,
    (_match, url: string) => ` ${options} '${url}'`,
  );

const block = (kind: string, code: string, label: string): Markup =>
  html`<pre
    class="code code-${kind}"
    tabindex="0"
    role="region"
    aria-label="${label}"
  ><code>${code}</code></pre>`;

/** Renders a request as a program in each language; the page shows one of them. Forms are sent with curl only. */
export const renderRequest = (call: Call, context: RequestContext): Markup => {
  const label = context.t('request.of', { call: `${call.method} ${call.path}` });
  const options = formOptions(call, context.find);
  const blocks =
    options === null
      ? CODE_LANGUAGES.map((language) => block(language, codeOf(language, call, context), label))
      : [block('form', formCode(call, context, options), label)];
  return html`<h4>${context.t('request')}</h4>
    <div class="codes">${blocks}</div>`;
};

/** Renders an example of a body; the title says of which one. */
export const renderExample = (
  body: Call['bodies'][number],
  { t, find }: RequestContext,
  title: string,
): Markup | null =>
  body.mediaType === JSON_TYPE && Object.keys(body.schema).some((key) => key !== 'description')
    ? html`<details class="example">
        <summary>${t('example')}</summary>
        <pre
          class="code"
          tabindex="0"
          role="region"
          aria-label="${t('example.of', { name: title })}"
        ><code>${JSON.stringify(exampleOf(body.schema, find), null, 2)}</code></pre>
      </details>`
    : null;
