/** Gives a worker of the runner a document, as a browser has it: the globals of jsdom, except those that Node.js has in a better version. */
import { JSDOM } from 'jsdom';

const ADDRESS = 'http://localhost/';
const WAIT_MS = 10_000;

/** The classes that Node.js has too, and of which jsdom accepts only its own: events that reach its nodes. */
const OF_THE_PAGE = [
  'Blob',
  'CustomEvent',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'Storage',
  'localStorage',
  'navigator',
  'sessionStorage',
];

const { window } = new JSDOM('<!doctype html>', { url: ADDRESS, pretendToBeVisual: true });

// Requests need the signals of Node.js; listeners of jsdom, signals of jsdom.
const { addEventListener: listen } = window.EventTarget.prototype;
window.EventTarget.prototype.addEventListener = function (type, listener, options) {
  const signal = options?.signal;
  if (!(signal instanceof AbortSignal)) return listen.call(this, type, listener, options);
  const stop = new window.AbortController();
  if (signal.aborted) stop.abort();
  signal.addEventListener('abort', () => stop.abort());
  return listen.call(this, type, listener, { ...options, signal: stop.signal });
};

// One timer of jsdom makes all frames: started while a test holds the clock, it would never make another. Each has a timer of its own.
const { setTimeout, clearTimeout } = globalThis;
window.requestAnimationFrame = (callback) =>
  Number(setTimeout(() => callback(window.performance.now()), 1000 / 60));
window.cancelAnimationFrame = (handle) => clearTimeout(handle);

const isMethod = (name, value) => typeof value === 'function' && /^[a-z]/.test(name);

/** Defines a property of the window as a global one, which a test may replace. */
const define = (name) => {
  const value = window[name];
  const { set } = Object.getOwnPropertyDescriptor(window, name) ?? {};
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    ...(isMethod(name, value)
      ? { value: value.bind(window), writable: true }
      : {
          get: () => window[name],
          set: (changed) => {
            if (set) window[name] = changed;
            else
              Object.defineProperty(globalThis, name, { value: changed, configurable: true, writable: true });
          },
        }),
  });
};

for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis) || OF_THE_PAGE.includes(name)) define(name);
for (const name of ['window', 'self', 'top', 'parent'])
  Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[name] = window[name].bind(window);

// jsdom has the element without its methods. Closing a dialog returns the focus.
const openers = new WeakMap();
Object.assign(window.HTMLDialogElement.prototype, {
  showModal() {
    openers.set(this, window.document.activeElement);
    this.open = true;
  },
  close() {
    this.open = false;
    if (this.contains(window.document.activeElement)) openers.get(this)?.focus();
  },
});

// jsdom has no layout: everything is in sight.
window.Element.prototype.scrollIntoView = () => undefined;

// It looks for the page when it is loaded. On a busy machine, a second is too short for what a test waits for.
const { configure } = await import('@testing-library/dom');
configure({ asyncUtilTimeout: WAIT_MS });

/** Empties the page, as a visit of another address does. */
export const resetPage = () => {
  const { document } = window;
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', ADDRESS);
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  window.localStorage.clear();
  window.sessionStorage.clear();
};
