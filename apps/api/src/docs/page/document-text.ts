import { html } from '../../http/markup.ts';
import type { Markup } from '../../http/markup.ts';
import type { Translate } from './messages.ts';

/** Marks the document’s texts, which are English, on a page in another language. */
const languageOf = ({ language }: Translate): Markup | null => (language === 'en' ? null : html` lang="en"`);

const withCode = (text: string): Markup[] =>
  text.split('`').map((one, index) => (index % 2 === 1 ? html`<code>${one}</code>` : html`${one}`));

/** Renders a line of the document; backticks mark code. */
export const line = (text: string, t: Translate): Markup =>
  html`<span${languageOf(t)}>${withCode(text)}</span>`;

/** Renders a text of the document: paragraphs with code between backticks. */
export const paragraphs = (text: string, t: Translate): Markup[] =>
  text
    .split(/\n{2,}/)
    .filter((one) => one.trim() !== '')
    .map((one) => html`<p${languageOf(t)}>${withCode(one)}</p>`);
