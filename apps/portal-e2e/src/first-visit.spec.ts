import { addressOf, SAMPLES } from './support/records.ts';
import { expect, NEW_VISITOR, test } from './support/test.ts';

const MOST_REQUESTS = 15;

// Pages in Greek load one subset of the font more than those in English.
for (const locale of ['en', 'el'])
  test.describe(`a first visit in the language ${locale}`, () => {
    test.use({ ...NEW_VISITOR, locale });

    for (const address of ['/', '/?keyword=climate', addressOf(SAMPLES.publication)])
      test(`makes at most ${MOST_REQUESTS} requests on ${address}`, async ({ page }) => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await page.goto(address, { waitUntil: 'networkidle' });
        expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
      });
  });
