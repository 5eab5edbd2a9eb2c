import { exampleOf } from './example-of.ts';
import { line, paragraphs } from './document-text.ts';
import { html } from '../../http/markup.ts';
import type { Markup } from '../../http/markup.ts';
import { groupName, renderFrame } from './page-frame.ts';
import type { CallGroup } from './read-calls.ts';
import { slugOf } from './read-docs.ts';
import type { Docs } from './read-docs.ts';
import type { CallContext } from './render-call.ts';
import { renderSchema, schemaAddress, schemaAnchor } from './render-schema.ts';

const groupAnchor = (name: string): string => `group-${name.replace(/[^A-Za-z0-9]+/g, '-')}`;

const contents = ({ groups }: Docs, { t }: CallContext): Markup =>
  html`<ul>
    <li><a href="#start">${t('start')}</a></li>
    ${groups.map((group) => html`<li><a href="./${slugOf(group)}">${groupName(group.name, t)}</a> <span class="type">${group.calls.length}</span></li>`)}
    <li><a href="#errors">${t('errors')}</a></li>
    <li><a href="#schemas">${t('schemas')}</a></li>
  </ul>`;

const start = ({ description }: Docs, { t, baseUrl }: CallContext): Markup =>
  html`<section id="start" aria-labelledby="start-title">
    <h2 id="start-title">${t('start')}</h2>
    <p>${t('lead')}</p>
    ${paragraphs(description, t)}
    <p><b>${t('address')}</b> <code>${baseUrl}</code></p>
    <p><b>${t('documents')}</b> <a href="./json">JSON</a> · <a href="./yaml">YAML</a></p>
  </section>`;

/** Renders the rows of a group. The anchors of its calls are those of the calls on its page: the script leads on to them. */
const groupOf = (group: CallGroup, { t, linkTo }: CallContext): Markup => {
  const anchor = groupAnchor(group.name);
  const rows = group.calls.map(
    (call) =>
      html`<li id="${call.id}" data-call>
        <a href="${linkTo(call)}">${line(call.summary, t)}</a>
        <code>${call.method} ${call.path}</code>
      </li>`,
  );
  return html`<section id="${anchor}" class="group" aria-labelledby="${anchor}-title">
    <h3 id="${anchor}-title"><a href="./${slugOf(group)}">${groupName(group.name, t)}</a></h3>
    <ul>
      ${rows}
    </ul>
  </section>`;
};

const calls = ({ groups }: Docs, context: CallContext): Markup => {
  const { t } = context;
  return html`<section id="calls" aria-labelledby="calls-title">
    <h2 id="calls-title">${t('calls')}</h2>
    <p class="filter" hidden>
      <label for="filter">${t('filter')}</label
      ><input
        id="filter"
        type="search"
        autocomplete="off"
        data-count="${t('filter.count', { count: '#' })}"
      /><span role="status"></span>
    </p>
    ${groups.map((group) => groupOf(group, context))}
  </section>`;
};

const errors = ({ commonErrors }: Docs, { t, find }: CallContext): Markup => {
  const schema = commonErrors.flatMap(({ bodies }) => bodies)[0]?.schema;
  const example = schema ? JSON.stringify(exampleOf(schema, find), null, 2) : null;
  return html`<section id="errors" aria-labelledby="errors-title">
    <h2 id="errors-title">${t('errors')}</h2>
    <ul class="failures">
      ${commonErrors.map(({ status, description }) => html`<li><code>${status}</code> ${line(description, t)}</li>`)}
    </ul>
    ${schema ? renderSchema(schema, t) : null}
    ${example === null ? null : html`<pre class="code" tabindex="0" role="region" aria-label="${t('example.of', { name: t('errors') })}"><code>${example}</code></pre>`}
  </section>`;
};

const schemas = (docs: Docs, { t }: CallContext): Markup =>
  html`<section id="schemas" aria-labelledby="schemas-title">
    <h2 id="schemas-title">${t('schemas')}</h2>
    <ul>
      ${docs.schemas.map(([name]) => html`<li id="${schemaAnchor(name)}" data-elsewhere><a href="${schemaAddress(name)}">${name}</a></li>`)}
    </ul>
  </section>`;

/** Renders the page of all groups: a list of all calls, and what holds for all of them. */
export const renderIndexPage = (docs: Docs): string => {
  const context = docs.contextOf(null);
  return renderFrame(docs, {
    title: docs.title,
    heading: html`${docs.title}`,
    home: null,
    contents: contents(docs, context),
    main: html`${start(docs, context)} ${calls(docs, context)} ${errors(docs, context)}
      ${schemas(docs, context)}
      <p><a href="#start">${context.t('back')}</a></p>`,
  });
};
