import { html } from '../../http/markup.ts';
import type { Markup } from '../../http/markup.ts';
import { otherGroups, renderFrame } from './page-frame.ts';
import type { Docs } from './read-docs.ts';
import type { CallContext } from './render-call.ts';
import { renderSchema, schemaAnchor } from './render-schema.ts';

const contents = ({ groups, schemas }: Docs, { t }: CallContext): Markup =>
  html`<ul>
    <li><a href="./">${t('all')}</a></li>
    <li>
      <a href="#schemas" aria-current="page">${t('schemas')}</a>
      <ul>
        ${schemas.map(([name]) => html`<li><a href="#${schemaAnchor(name)}">${name}</a></li>`)}
      </ul>
    </li>
    ${otherGroups(groups, t)}
  </ul>`;

/** Renders the page of the named schemas, with the fields of each. */
export const renderSchemasPage = (docs: Docs): string => {
  const context = docs.contextOf(null);
  const { t } = context;
  return renderFrame(docs, {
    title: `${t('schemas')} · ${docs.title}`,
    heading: html`${t('schemas')}`,
    home: html`<p class="home"><a href="./">${docs.title}</a></p>`,
    contents: contents(docs, context),
    main: html`<div id="schemas">
        ${docs.schemas.map(
          ([name, schema]) =>
            html`<section id="${schemaAnchor(name)}">
              <h2>${name}</h2>
              ${renderSchema(schema, t)}
            </section>`,
        )}
      </div>
      <p><a href="#schemas">${t('back')}</a></p>`,
  });
};
