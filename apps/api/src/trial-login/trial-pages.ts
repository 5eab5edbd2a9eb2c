import { html, Markup } from '../http/markup.ts';
import { renderPage, sourceHash } from '../http/render-page.ts';
import { TRIAL_ACCOUNTS } from './trial-accounts.ts';
import type { TrialMessages } from './trial-messages.ts';

const STYLE = `
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1a1f2b; background: #f4f6fa; }
  main { max-width: 34rem; margin: 3rem auto; padding: 1.5rem 2rem 2rem; background: #fff; border-radius: .75rem; }
  h1 { margin: 0 0 1rem; font-size: 1.6rem; }
  h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { margin: 0 0 .75rem; }
  form { margin: 0; }
  .warning { padding: .75rem 1rem; border-left: .4rem solid #b25e00; background: #fff4e0; font-weight: 600; }
  button { width: 100%; padding: .75rem 1rem; font: inherit; text-align: start; color: inherit; background: #eef2fb;
    border: 1px solid #5a6b91; border-radius: .5rem; cursor: pointer; }
  button:hover { background: #dfe7f8; }
  button strong, button span { display: block; }
  :focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
  a { color: #1d4ed8; }
`;
/** Submits the form at once; without scripts, the user presses the button. */
const SUBMIT = "document.querySelector('button').click()";

/** Exactly the texts of the hashes: nothing may be around them. */
const STYLE_ELEMENT = new Markup(`<style>${STYLE}</style>`);
const SUBMIT_SCRIPT = new Markup(`<script>${SUBMIT}</script>`);

/** Allows only the style and the script of these pages, and forms to this origin. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${sourceHash(STYLE)}`,
    `script-src ${sourceHash(SUBMIT)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

const page = (title: string, { language }: TrialMessages, content: Markup): string =>
  renderPage({ language, title, head: STYLE_ELEMENT, content });

const accountForm =
  (action: string, messages: TrialMessages) => (account: { id: keyof TrialMessages['accounts'] }) => {
    const { name, may } = messages.accounts[account.id];
    return html`<li>
      <form method="post" action="${action}/${account.id}">
        <button><strong>${name}</strong> <span>${may}</span></button>
      </form>
    </li>`;
  };

/** Renders the choice of accounts, each a form whose path starts with `action`. */
export const loginPage = (action: string, messages: TrialMessages): string =>
  page(
    messages.title,
    messages,
    html`<p class="warning">${messages.warning}</p>
      <p>${messages.explanation}</p>
      <h2 id="choose">${messages.choose}</h2>
      <ul aria-labelledby="choose">
        ${TRIAL_ACCOUNTS.map(accountForm(action, messages))}
      </ul>
      <form method="post" action="${action}/nobody"><button>${messages.goBack}</button></form>`,
  );

/** The form that the provider expects for a logout. */
export interface LogoutForm {
  readonly action: string;
  readonly xsrf: string;
}

/** Renders the logout page. */
export const logoutPage = ({ action, xsrf }: LogoutForm, messages: TrialMessages): string =>
  page(
    messages.leaveTitle,
    messages,
    html`<form method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${xsrf}" />
        <button name="logout" value="yes">${messages.leave}</button>
      </form>
      ${SUBMIT_SCRIPT}`,
  );

/** Renders the page about an invalid or expired login. */
export const failedPage = (messages: TrialMessages): string =>
  page(
    messages.failedTitle,
    messages,
    html`<p>${messages.failed}</p>
      <p><a href="/">${messages.toPortal}</a></p>`,
  );
