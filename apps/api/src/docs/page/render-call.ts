import { MORE_FIELD } from './call-address.ts';
import { line, paragraphs } from './document-text.ts';
import { html } from '../../http/markup.ts';
import type { Markup } from '../../http/markup.ts';
import type { DocsMessageId } from './texts/en.ts';
import type { Answer, Call, Parameter } from './read-calls.ts';
import { factsOf, renderSchema } from './render-schema.ts';
import { renderExample, renderRequest } from './render-request.ts';
import type { RequestContext } from './render-request.ts';
import type { SharedParameters } from './shared-parameters.ts';

export interface CallContext extends RequestContext {
  readonly shared: ReadonlyMap<Call, SharedParameters>;
  /** The errors that every call has, as `status description`. */
  readonly commonErrors: ReadonlySet<string>;
  /** Returns the address of a call, relative to the page. */
  readonly linkTo: (call: Call) => string;
}

/** Returns the text by which an error of one call is compared with that of another. */
export const errorKey = ({ status, description }: Answer): string => `${status} ${description}`;

/** Reports whether the page can send a call: it only reads, and needs no login. */
export const canTry = ({ method, access, path }: Call): boolean =>
  method === 'GET' && access !== 'login' && !path.startsWith('/login-service/');

const PLACES: Readonly<Record<string, DocsMessageId>> = {
  path: 'place.path',
  query: 'place.query',
  header: 'place.header',
  cookie: 'place.cookie',
};

const valuesOf = ({ schema }: Parameter): readonly unknown[] => {
  if (schema['type'] === 'boolean') return [true, false];
  return Array.isArray(schema['enum']) ? schema['enum'] : [];
};

const field = (parameter: Parameter, id: string): Markup => {
  const { name, isRequired, schema } = parameter;
  const required = isRequired ? html` required` : null;
  const values = valuesOf(parameter);
  if (values.length > 0)
    return html`<select id="${id}" name="${name}" ${required}>
      <option></option>
      ${values.map((one) => html`<option>${String(one)}</option>`)}
    </select>`;
  const hint = 'default' in schema ? html` placeholder="${String(schema['default'])}"` : null;
  return html`<input id="${id}" name="${name}" ${required}${hint} autocomplete="off" spellcheck="false" />`;
};

const parameterRow = (parameter: Parameter, call: Call, { t }: CallContext): Markup => {
  const { name, place, isRequired, schema, description } = parameter;
  const id = `${call.id}.${place}.${name}`;
  const title = canTry(call)
    ? html`<label for="${id}"><code>${name}</code></label>`
    : html`<code>${name}</code>`;
  const facts = factsOf({ ...schema, description: undefined }, t, isRequired);
  const where = PLACES[place];
  const text = line(description, t);
  return html`<li>
    <div>${title} <span class="type">${where ? t(where) : place} · </span>${facts}<br />${text}</div>
    ${canTry(call) ? field(parameter, id) : null}
  </li>`;
};

const likeNote = (shared: SharedParameters | undefined, { t, linkTo }: CallContext): Markup | null => {
  if (!shared) return null;
  const [before = '', after = ''] = t('like', { count: shared.count, call: '\u0000' }).split('\u0000');
  const except =
    shared.exceptions.length > 0 ? ` ${t('like.except', { names: shared.exceptions.join(', ') })}` : null;
  return html`<p>${before}<a href="${linkTo(shared.call)}">${shared.call.summary}</a>${after}${except}</p>`;
};

const moreField = (call: Call, context: CallContext): Markup | null => {
  if (!canTry(call) || !context.shared.has(call)) return null;
  const id = `${call.id}.${MORE_FIELD}`;
  return html`<p class="more">
    <label for="${id}">${context.t('more', { example: 'search=water&page=2' })}</label
    ><input id="${id}" name="${MORE_FIELD}" autocomplete="off" spellcheck="false" />
  </p>`;
};

const parametersOf = (call: Call, context: CallContext): Markup | null => {
  if (call.parameters.length === 0 && !canTry(call)) return null;
  const shared = context.shared.get(call);
  const own = call.parameters.filter(({ name }) => shared?.names.has(name) !== true);
  const list =
    own.length > 0
      ? html`<ul class="parameters">
          ${own.map((one) => parameterRow(one, call, context))}
        </ul>`
      : null;
  const title = call.parameters.length > 0 ? html`<h4>${context.t('parameters')}</h4>` : null;
  const rest = html`${title}${list}${likeNote(shared, context)}${moreField(call, context)}`;
  return canTry(call)
    ? html`<form class="try" method="get" action="open/${call.id}" data-path="${call.path}">
        ${rest}
        <p><button>${context.t('try')}</button></p>
      </form>`
    : rest;
};

const bodiesOf = (call: Call, context: CallContext): Markup | null =>
  call.bodies.length === 0
    ? null
    : html`<h4>${context.t('body')}</h4>
        ${call.bodies.map(
          (body) =>
            html`<p><code>${body.mediaType}</code></p>
              ${renderSchema(body.schema, context.t)}${renderExample(body, context, `${context.t('body')} ${call.method} ${call.path}`)}`,
        )}`;

const isFailure = ({ status }: Answer): boolean => Number(status) >= 400;

const answersOf = (call: Call, context: CallContext): Markup[] =>
  call.answers
    .filter((answer) => !isFailure(answer))
    .map((answer) => {
      const bodies = answer.bodies.map((body) => {
        const isDescribed = Object.keys(body.schema).some((key) => key !== 'description');
        return isDescribed
          ? html`<p><code>${body.mediaType}</code></p>
              ${renderSchema(body.schema, context.t)}${renderExample(body, context, `${context.t('answer')} ${answer.status} ${call.method} ${call.path}`)}`
          : null;
      });
      return html`<h4>${context.t('answer')} <code>${answer.status}</code></h4>
        <p>${line(answer.description, context.t)}</p>
        ${bodies}`;
    });

const failuresOf = (call: Call, { t, commonErrors }: CallContext): Markup => {
  const own = call.answers.filter((one) => isFailure(one) && !commonErrors.has(errorKey(one)));
  const rows = own.map(
    ({ status, description }) => html`<li><code>${status}</code> ${line(description, t)}</li>`,
  );
  return html`<h4>${t('failures')}</h4>
    <ul class="failures">
      ${rows}
      <li><a href="./#errors">${t('failures.common')}</a></li>
    </ul>`;
};

/** Renders one call: who may make it, its parameters, bodies and errors, and a request to copy or to try. */
export const renderCall = (call: Call, context: CallContext): Markup => {
  const { t } = context;
  return html`<details class="call">
    <summary>
      <h3>
        <span class="method">${call.method}</span> <code>${call.path}</code>
        <span class="summary">${line(call.summary, t)}</span>
      </h3>
    </summary>
    <div class="about" id="${call.id}" tabindex="-1">
      ${paragraphs(call.description, t)}
      <p><b>${t('who')}</b> ${t(`access.${call.access}`)}. <a href="#${call.id}">#</a></p>
      ${renderRequest(call, context)} ${parametersOf(call, context)} ${bodiesOf(call, context)}
      ${answersOf(call, context)} ${failuresOf(call, context)}
    </div>
  </details>`;
};

export const commonErrorsOf = (calls: readonly Call[]): Answer[] => {
  const [first, ...others] = calls;
  const keys = others.map(({ answers }) => new Set(answers.filter(isFailure).map(errorKey)));
  return (first?.answers ?? []).filter(
    (one) => isFailure(one) && keys.every((all) => all.has(errorKey(one))),
  );
};
