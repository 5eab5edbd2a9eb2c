import { isObject, listOf, objectOf } from '../../http/json.ts';
import type { Json } from '../../http/json.ts';
import { line } from './document-text.ts';
import { html } from '../../http/markup.ts';
import type { Markup } from '../../http/markup.ts';
import type { Translate } from './messages.ts';

/** Longer patterns explain nothing; the description of their parameter does. */
const PATTERN_CHARACTERS = 60;
/** Deeper fields are named without their own fields. */
const DEPTH = 6;
/** The slug of the page of named schemas. */
export const SCHEMAS_SLUG = 'schemas';
const SCHEMAS = '#/components/schemas/';

export const schemaAnchor = (name: string): string => `schema-${name}`;

export const schemaAddress = (name: string): string => `./${SCHEMAS_SLUG}#${schemaAnchor(name)}`;

const choicesOf = (schema: Json): Json[] =>
  [...listOf(schema['anyOf']), ...listOf(schema['oneOf']), ...listOf(schema['allOf'])].filter(isObject);

/** Returns the type of a JSON schema in words, with links to the named schemas. */
const typeOf = (schema: Json, t: Translate): Markup => {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const name = reference.replace(SCHEMAS, '');
    return html`<a href="${schemaAddress(name)}">${name}</a>`;
  }
  const choices = choicesOf(schema);
  if (choices.length > 0)
    return choices
      .map((one) => typeOf(one, t))
      .reduce((a, b) => html`${a} ${t('or', { a: '', b: '' }).trim()} ${b}`);
  if (isObject(schema['items'])) return html`${t('list-of', { type: '' })}${typeOf(schema['items'], t)}`;
  if (Array.isArray(schema['type'])) return html`${schema['type'].join(' | ')}`;
  return html`${typeof schema['type'] === 'string' ? schema['type'] : t('any')}`;
};

const numberOf = (schema: Json, name: string): number | null => {
  const value = schema[name];
  // The largest safe number means that there is no limit.
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null;
};

const rangeOf = (schema: Json, t: Translate): string | null => {
  const from = numberOf(schema, 'minimum');
  const to = numberOf(schema, 'maximum');
  if (from !== null && to !== null) return t('between', { from, to });
  if (from !== null) return t('from', { from });
  return to === null ? null : t('to', { to });
};

const countsOf = (schema: Json, t: Translate): string[] => {
  const rows = [
    [numberOf(schema, 'minLength'), 'length.from'],
    [numberOf(schema, 'maxLength'), 'length'],
    [numberOf(schema, 'maxItems'), 'items'],
  ] as const;
  return rows.flatMap(([count, id]) => (count === null || count <= 1 ? [] : [t(id, { count })]));
};

const codeList = (values: readonly unknown[]): Markup[] =>
  values.map(
    (value, index) =>
      html`${index > 0 ? ', ' : null}<code
          >${typeof value === 'string' ? value : JSON.stringify(value)}</code
        >`,
  );

/** Returns what a JSON schema allows: values, limits, pattern and default. */
const limitsOf = (schema: Json, t: Translate): Markup[] => {
  const inner = objectOf(schema['items']);
  const values = [...listOf(schema['enum']), ...listOf(inner['enum'])];
  const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : '';
  const range = rangeOf(schema, t);
  return [
    ...(values.length > 0 ? [html`${t('values')} ${codeList(values)}`] : []),
    ...(range === null ? [] : [html`${range}`]),
    ...[...countsOf(schema, t), ...countsOf(inner, t)].map((one) => html`${one}`),
    ...(pattern !== '' && pattern.length <= PATTERN_CHARACTERS
      ? [html`${t('pattern')} <code>${pattern}</code>`]
      : []),
    ...('default' in schema ? [html`${t('default')} <code>${JSON.stringify(schema['default'])}</code>`] : []),
  ];
};

/** Returns the fields below a schema: its own, or those of its entries or choices. */
const fieldsBelow = (schema: Json, t: Translate, depth: number): Markup | null => {
  if (depth > DEPTH) return null;
  if (isObject(schema['properties'])) return fields(schema, t, depth);
  if (isObject(schema['items'])) return fieldsBelow(schema['items'], t, depth);
  if (isObject(schema['additionalProperties'])) {
    const below = fieldsBelow(schema['additionalProperties'], t, depth + 1);
    const type = typeOf(schema['additionalProperties'], t);
    return html`<ul>
      <li><i>${t('other-fields')}</i> <span class="type">${type}</span>${below}</li>
    </ul>`;
  }
  const below = choicesOf(schema).map((one) => fieldsBelow(one, t, depth + 1));
  return below.some((one) => one !== null) ? html`${below}` : null;
};

const fields = (schema: Json, t: Translate, depth: number): Markup => {
  const required = listOf(schema['required']);
  const properties = objectOf(schema['properties']);
  const rows = Object.entries(properties).map(([name, one]) => {
    const field = objectOf(one);
    return html`<li>
      <code>${name}</code> ${factsOf(field, t, required.includes(name))}${fieldsBelow(field, t, depth + 1)}
    </li>`;
  });
  return html`<ul>
    ${rows}
  </ul>`;
};

/** Returns type, limits and description of a field or parameter. */
export const factsOf = (schema: Json, t: Translate, isRequired: boolean): Markup => {
  const limits = limitsOf(schema, t).map((one) => html` · ${one}`);
  const description = typeof schema['description'] === 'string' ? schema['description'] : '';
  return html`<span class="type"
      >${typeOf(schema, t)}${isRequired ? html` · <b>${t('required')}</b>` : null}${limits}</span
    >${description === '' ? null : html` ${line(description, t)}`}`;
};

/** Renders a JSON schema as a nested list of its fields. */
export const renderSchema = (schema: Json, t: Translate): Markup => {
  const below = fieldsBelow(schema, t, 0);
  return html`<div class="schema">
    <p class="type">${typeOf(schema, t)}${limitsOf(schema, t).map((one) => html` · ${one}`)}</p>
    ${below}
  </div>`;
};
