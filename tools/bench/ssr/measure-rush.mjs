const WORDS = ['climate', 'data', 'ocean', 'health', 'energy', 'soil', 'genome', 'water', 'model', 'network'];
const FIRST_YEAR = 1950;
const VISITORS = 20;

const addressOf = (number) => `/?keyword=${WORDS[number % WORDS.length]}&from=${FIRST_YEAR + number}`;

/** Names one of several visitors: the host refuses one who asks for so many pages. */
const visitorOf = (number) => ({ 'x-forwarded-for': `192.0.2.${number % VISITORS}` });

/** Requests many different pages of results at once; returns the count of each status, and ms until the last. */
export const measureRush = async ({ url }, pages) => {
  const begin = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: pages }, async (_, number) => {
      const answer = await fetch(url + addressOf(number), { headers: visitorOf(number) });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const counts = Object.fromEntries(
    [...new Set(statuses)].map((status) => [
      `status ${status}`,
      statuses.filter((one) => one === status).length,
    ]),
  );
  return { pages, ...counts, 'last after ms': Math.round(performance.now() - begin) };
};
