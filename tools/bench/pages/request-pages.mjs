import { Agent, request } from 'node:http';

const VISITORS = 50;
const TOO_SLOW = 503;

/** Each page is for another site, so that none is answered by the rendering of another one. */
const headersOf = (number) => ({
  host: `site-${number}.example`,
  'x-forwarded-for': `192.0.2.${number % VISITORS}`,
  'accept-encoding': 'br',
});

const requestPage = (url, { agent, headers }) =>
  new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      response.once('error', reject);
      response.once('end', () => resolve(response.statusCode));
      response.resume();
    });
    call.once('error', reject);
    call.end();
  });

/**
 * Requests the pages with the numbers from `first` on, `clients` at a time. Returns the ms that each took. Throws unless
 * each is a page; a server that `isCold` may be too slow for its first ones.
 */
export const requestPages = async (portal, { addressOf, first = 0, count, clients, isCold = false }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times = [];
  let next = first;
  const visit = async () => {
    while (next < first + count) {
      const number = next;
      next += 1;
      const begin = performance.now();
      const address = addressOf(number);
      const status = await requestPage(portal.url + address, { agent, headers: headersOf(number) });
      if (status !== 200 && !(isCold && status === TOO_SLOW)) throw new Error(`${address}: ${status}`);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: clients }, visit));
  agent.destroy();
  return times;
};
