import { CODE_LANGUAGE_NAMES, CODE_LANGUAGES } from '@open-discovery/http';
import { paragraphs } from './document-text.ts';
import { groupText } from './messages.ts';
import { html } from '../../http/markup.ts';
import type { Markup } from '../../http/markup.ts';
import type { Translate } from './messages.ts';
import { groupName, otherGroups, renderFrame } from './page-frame.ts';
import type { CallGroup } from './read-calls.ts';
import type { Docs } from './read-docs.ts';
import { renderCall } from './render-call.ts';

const descriptionOf = (description: string, t: Translate): Markup | Markup[] => {
  const text = groupText(description, t.language);
  return text === null ? paragraphs(description, t) : html`<p>${text}</p>`;
};

const codeLanguages = (t: Translate): Markup =>
  html`<fieldset class="languages">
    <legend>${t('code')}</legend>
    ${CODE_LANGUAGES.map((one, index) => html`<label><input type="radio" name="code" value="${one}" ${index === 0 ? html` checked` : null} /> ${CODE_LANGUAGE_NAMES[one]}</label>`)}
  </fieldset>`;

const contents = (docs: Docs, group: CallGroup, t: Translate): Markup => {
  const own = group.calls.map(
    ({ id, method, path, summary }) =>
      html`<li><a href="#${id}" title="${method} ${path}">${summary}</a></li>`,
  );
  const others = docs.groups.filter((one) => one !== group);
  return html`<ul>
    <li><a href="./">${t('all')}</a></li>
    <li>
      <a href="#calls" aria-current="page">${groupName(group.name, t)}</a>
      <ul>
        ${own}
      </ul>
    </li>
    ${otherGroups(others, t)}
  </ul>`;
};

/** Renders the page of one group: each of its calls in full, the public ones first. */
export const renderGroupPage = (docs: Docs, group: CallGroup): string => {
  const context = docs.contextOf(group);
  const { t } = context;
  return renderFrame(docs, {
    title: `${groupText(group.name, t.language) ?? group.name} · ${docs.title}`,
    heading: groupName(group.name, t),
    home: html`<p class="home"><a href="./">${docs.title}</a></p>`,
    contents: contents(docs, group, t),
    main: html`${descriptionOf(group.description, t)} ${codeLanguages(t)}
      <section id="calls" aria-labelledby="calls-title">
        <h2 id="calls-title">${t('calls')}</h2>
        ${group.calls.map((call) => renderCall(call, context))}
      </section>
      <p><a href="#calls">${t('back')}</a></p>`,
  });
};
