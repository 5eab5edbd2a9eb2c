import { connect } from 'node:http2';
import { setTimeout as pause } from 'node:timers/promises';
import { WORDS } from '../words.mjs';

/** The addresses that visitors request: pages in two languages, calls of the Graph API, and a file. */
const ADDRESSES = [
  (word) => `/?keyword=${word}`,
  (word) => `/?keyword=${word}&type=projects&lang=de`,
  () => '/',
  (word) => `/api/graph/v3/research-products?search=${word}&pageSize=10`,
  (word) => `/api/graph/v3/organizations?search=${word}`,
  () => '/robots.txt',
];

const THINKING_MS = 50;
const ANSWER_LIMIT_MS = 60_000;
const KEPT_CHARS = 20_000;
/** Answers that tell why they failed are pages or JSON. */
const REASON = /<h1[^>]*>(.*?)<\/h1>|"message":"([^"]*)"/;

/** Sends one request. Resolves with its status, 0 if the connection was lost, and the beginning of its body. */
const ask = (session, address, visitor) =>
  new Promise((resolve) => {
    const request = session.request({ ':path': address, 'x-forwarded-for': visitor });
    let status = 0;
    let text = '';
    request.setTimeout(ANSWER_LIMIT_MS, () => request.close());
    request.on('response', (headers) => (status = Number(headers[':status'])));
    request.on('error', () => (status = 0));
    request.on('data', (bytes) => {
      if (text.length < KEPT_CHARS) text += bytes.toString();
    });
    request.on('close', () => resolve({ status, text: text.slice(0, KEPT_CHARS) }));
  });

const open = (url) => {
  const session = connect(url, { rejectUnauthorized: false });
  // Requests report what happens to their connection.
  session.on('error', () => {});
  return session;
};

/** Visits one address after the other over HTTP/2 until a time, and reports each answer. */
export const visit = async (url, { number, untilMs, onAnswer }) => {
  let session = open(url);
  for (let round = number; performance.now() < untilMs; round += 1) {
    if (session.closed || session.destroyed) session = open(url);
    const word = WORDS[Math.floor(round / ADDRESSES.length) % WORDS.length];
    const address = ADDRESSES[round % ADDRESSES.length](word);
    const began = performance.now();
    // A separate address for each visitor, so that none of them has to share a visitor's part of the server.
    const { status, text } = await ask(session, address, `203.0.113.${number}`);
    const reason = status >= 400 ? (REASON.exec(text)?.slice(1).join('') ?? '') : '';
    onAnswer({ address, status, reason, ms: performance.now() - began });
    await pause(THINKING_MS);
  }
  session.close();
};
