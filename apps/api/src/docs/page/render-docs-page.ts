import { CODE_LANGUAGE_NAMES, CODE_LANGUAGES } from '@open-discovery/http';
import { isObject } from '../json.ts';
import type { Json } from '../json.ts';
import { exampleOf } from './example-of.ts';
import type { FindSchema } from './example-of.ts';
import { line, paragraphs } from './document-text.ts';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';
import { DOCS_LANGUAGES, docsMessages } from './messages.ts';
import type { DocsLanguage } from './messages.ts';
import { readCalls } from './read-calls.ts';
import type { Answer, CallGroup } from './read-calls.ts';
import { commonErrorsOf, errorKey, renderCall } from './render-call.ts';
import type { CallContext } from './render-call.ts';
import { renderSchema, schemaAnchor } from './render-schema.ts';
import { shareParameters } from './shared-parameters.ts';

interface DocsPageOptions {
  readonly language: DocsLanguage;
  /** The absolute address of the API, without a slash at its end. */
  readonly baseUrl: string;
  readonly sessionCookie: string;
  /** The addresses of the page's style sheet and script, relative to the page. */
  readonly assets: { readonly css: string; readonly js: string };
}

const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

const infoOf = (document: Json, name: string): string => {
  const text = objectOf(document['info'])[name];
  return typeof text === 'string' ? text : '';
};

/** Returns the anchor of a group of calls. */
const groupAnchor = (name: string): string => `group-${name.replace(/[^A-Za-z0-9]+/g, '-')}`;

const contents = (groups: readonly CallGroup[], { t }: CallContext): Markup =>
  html`<nav class="contents" aria-label="${t('contents')}">
    <p class="filter" hidden>
      <label for="filter">${t('filter')}</label
      ><input
        id="filter"
        type="search"
        autocomplete="off"
        data-count="${t('filter.count', { count: '#' })}"
      /><span role="status"></span>
    </p>
    <ul>
      <li><a href="#start">${t('start')}</a></li>
      ${groups.map(
        ({ name, calls }) =>
          html`<li>
            <details>
              <summary>${name} <span class="type">${calls.length}</span></summary>
              <ul>
                <li><a href="#${groupAnchor(name)}">${name}</a></li>
                ${calls.map(({ id, method, path, summary }) => html`<li data-call="${id}"><a href="#${id}" title="${method} ${path}">${summary}</a></li>`)}
              </ul>
            </details>
          </li>`,
      )}
      <li><a href="#errors">${t('errors')}</a></li>
      <li><a href="#schemas">${t('schemas')}</a></li>
    </ul>
  </nav>`;

const start = (document: Json, { t, baseUrl }: CallContext): Markup => {
  const description = infoOf(document, 'description');
  return html`<section id="start" aria-labelledby="start-title">
    <h2 id="start-title">${t('start')}</h2>
    <p>${t('lead')}</p>
    ${paragraphs(description, t)}
    <p><b>${t('address')}:</b> <code>${baseUrl}</code></p>
    <p><b>${t('documents')}:</b> <a href="./json">JSON</a> · <a href="./yaml">YAML</a></p>
    <fieldset class="languages">
      <legend>${t('code')}</legend>
      ${CODE_LANGUAGES.map((one, index) => html`<label><input type="radio" name="code" value="${one}" ${index === 0 ? html` checked` : null} /> ${CODE_LANGUAGE_NAMES[one]}</label>`)}
    </fieldset>
  </section>`;
};

const errors = (common: readonly Answer[], { t, find }: CallContext): Markup => {
  const schema = common.flatMap(({ bodies }) => bodies)[0]?.schema;
  const example = schema ? JSON.stringify(exampleOf(schema, find), null, 2) : null;
  return html`<section id="errors" aria-labelledby="errors-title">
    <h2 id="errors-title">${t('errors')}</h2>
    <ul class="failures">
      ${common.map(({ status, description }) => html`<li><code>${status}</code> ${line(description, t)}</li>`)}
    </ul>
    ${schema ? renderSchema(schema, t) : null}
    ${example === null ? null : html`<pre class="code" tabindex="0" role="region" aria-label="${t('example')}: ${t('errors')}"><code>${example}</code></pre>`}
  </section>`;
};

const schemas = (document: Json, { t }: CallContext): Markup => {
  const all = Object.entries(objectOf(objectOf(document['components'])['schemas']));
  return html`<section id="schemas" aria-labelledby="schemas-title">
    <h2 id="schemas-title">${t('schemas')}</h2>
    ${all.map(
      ([name, schema]) =>
        html`<section id="${schemaAnchor(name)}">
          <h3>${name}</h3>
          ${renderSchema(objectOf(schema), t)}
        </section>`,
    )}
  </section>`;
};

const otherLanguages = (language: DocsLanguage): Markup[] =>
  Object.entries(DOCS_LANGUAGES)
    .filter(([other]) => other !== language)
    .map(([other, name]) => html`<a lang="${other}" hreflang="${other}" href="?lang=${other}">${name}</a>`);

/** Returns the text for the script of the page, as attributes of its body. */
const scriptTexts = ({ t }: CallContext): Markup[] =>
  (
    [
      'copy',
      'copied',
      'trying',
      'failed',
      'response.open',
      'response.cut',
      'response.file',
      'answer',
    ] as const
  ).map((id) => html` data-${id.replace('.', '-')}="${t(id)}"`);

const findIn =
  (document: Json): FindSchema =>
  (reference) =>
    objectOf(
      reference
        .split('/')
        .slice(1)
        .reduce<unknown>((part, name) => objectOf(part)[name], document),
    );

/**
 * Renders the page about an OpenAPI document: its calls by group, the public ones first. It works without scripts; with
 * them it filters the calls, copies requests and shows responses.
 */
export const renderDocsPage = (document: Json, options: DocsPageOptions): string => {
  const { language, assets } = options;
  const t = docsMessages(language);
  const groups = readCalls(document);
  const calls = groups.flatMap((group) => group.calls);
  const common = commonErrorsOf(calls);
  const context: CallContext = {
    ...options,
    t,
    find: findIn(document),
    shared: shareParameters(calls),
    commonErrors: new Set(common.map(errorKey)),
  };
  const title = infoOf(document, 'title');
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${t('lead')}">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.css}">
<script src="${assets.js}" defer></script>
</head>
<body${scriptTexts(context)}>
<a class="skip" href="#start">${t('skip')}</a>
<header><h1>${title}</h1><p>${otherLanguages(language)}</p></header>
<div class="columns">
${contents(groups, context)}
<main>
${start(document, context)}
${groups.map(
  (group) =>
    html`<section
      id="${groupAnchor(group.name)}"
      class="group"
      aria-labelledby="${groupAnchor(group.name)}-title"
    >
      <h2 id="${groupAnchor(group.name)}-title">${group.name}</h2>
      ${paragraphs(group.description, t)} ${group.calls.map((call) => renderCall(call, context))}
    </section>`,
)}
${errors(common, context)}
${schemas(document, context)}
<p><a href="#start">${t('back')}</a></p>
</main>
</div>
</body>
</html>
`.text;
};
