// The script of the pages about the API. Without it, everything but filter, copying and shown responses works too.
const texts = document.body.dataset;
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

/** More would make the page slow. */
const SHOWN_CHARACTERS = 100_000;

try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is switched off: the system's theme applies.
}

/** Opens the call that the address names. In lists of calls and schemas, it leads on to the page that has what is named. */
const openTarget = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.matches('[data-call], [data-elsewhere]'))
    return location.replace(target.querySelector('a').href);
  for (let one = target?.closest('details'); one; one = one.parentElement?.closest('details'))
    one.open = true;
  target?.scrollIntoView();
};
addEventListener('hashchange', openTarget);
openTarget();

addEventListener('beforeprint', () => {
  for (const call of all('.call')) call.open = true;
});

/** Keeps the programming language from page to page. */
const keepCodeLanguage = (radios) => {
  try {
    const kept = sessionStorage.getItem('code');
    for (const radio of radios) {
      if (radio.value === kept) radio.checked = true;
      radio.addEventListener('change', () => sessionStorage.setItem('code', radio.value));
    }
  } catch {
    // Storage is switched off: each page begins with the first language.
  }
};
keepCodeLanguage(all('[name=code]'));

const addFilter = (input) => {
  const status = input.parentElement.querySelector('[role=status]');
  const rows = all('[data-call]').map((row) => ({ row, text: row.textContent.toLowerCase() }));
  input.parentElement.hidden = false;
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { row, text } of rows) {
      const isShown = words.every((word) => text.includes(word));
      row.hidden = !isShown;
      if (isShown) count += 1;
    }
    for (const group of all('.group'))
      group.hidden = group.querySelector('[data-call]:not([hidden])') === null;
    status.textContent = words.length === 0 ? '' : input.dataset.count.replace('#', String(count));
  });
};
for (const input of all('#filter')) addFilter(input);

/** Adds a button below the code of a request that copies the program that is shown. */
const addCopyButton = (codes) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.copy;
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  button.addEventListener('click', async () => {
    const shown = all('pre', codes).find((one) => one.offsetParent !== null);
    await navigator.clipboard.writeText(shown.textContent);
    status.textContent = ` ${texts.copied}`;
  });
  codes.append(button, status);
};
if (navigator.clipboard) for (const codes of all('.codes')) addCopyButton(codes);

/** Returns the address of a call with the fields of its form, relative to this page. */
const addressOf = (form) => {
  const fields = new FormData(form);
  let path = form.dataset.path;
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (value === '') continue;
    if (name === '_more') for (const [key, one] of new URLSearchParams(value)) query.append(key, one);
    else if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, () => encodeURIComponent(value));
    else query.append(name, value);
  }
  return `..${path}${query.size > 0 ? `?${query}` : ''}`;
};

const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const isText = (mediaType) => mediaType === '' || /^text\/|json|xml|yaml|csv/.test(mediaType);

/** Sends the request of a form, and shows the response below it. */
const send = async (form, { status, body, link }) => {
  const address = addressOf(form);
  status.textContent = texts.trying;
  body.hidden = true;
  link.href = address;
  link.hidden = false;
  try {
    const response = await fetch(address);
    const mediaType = response.headers.get('content-type') ?? '';
    status.textContent = `${texts.answer}: ${response.status} ${mediaType}`;
    const text = isText(mediaType) ? pretty(await response.text()) : texts.responseFile;
    const isCut = text.length > SHOWN_CHARACTERS;
    body.firstChild.textContent = isCut ? text.slice(0, SHOWN_CHARACTERS) : text;
    if (isCut) status.textContent += ` · ${texts.responseCut}`;
    body.hidden = false;
  } catch {
    status.textContent = texts.failed;
  }
};

const addTry = (form) => {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.textContent = texts.responseOpen;
  link.hidden = true;
  const body = document.createElement('pre');
  body.tabIndex = 0;
  body.setAttribute('role', 'region');
  body.setAttribute('aria-label', `${texts.answer} GET ${form.dataset.path}`);
  body.append(document.createElement('code'));
  body.hidden = true;
  form.append(status, body, link);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, { status, body, link });
  });
};
for (const form of all('form.try')) addTry(form);
