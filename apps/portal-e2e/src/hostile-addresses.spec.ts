import { request as httpRequest } from 'node:http';
import { expect, test } from './support/test.ts';

/** Each text escapes from a different HTML or script context. */
const TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1);//",
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '\u2028alert(1)\u2029',
];
/** Texts for the browser: all of the above in one, and a script URL. */
const EXPECTED_TEXTS = [TEXTS.join(' '), 'javascript:alert(1)'];
/** Matches inline scripts that browsers run. JSON-LD is not one. */
const RUN_INLINE = 'script:not([src]):not([id]):not([nonce]):not([type="application/ld+json"])';
const ADDRESSES = [
  ['keyword', (text: string) => `/?keyword=${text}`],
  ['type', (text: string) => `/?type=${text}`],
  ['page', (text: string) => `/?keyword=climate&page=${text}`],
  ['sort and filters', (text: string) => `/?keyword=climate&sort=${text}&access=${text}&publisher=${text}`],
  ['q', (text: string) => `/?q=${text}`],
  ['related', (text: string) => `/?related=${text}`],
  ['an id', (text: string) => `/search/publication?articleId=${text}`],
  ['the error page', (text: string) => `/error?page=${text}&page_type=${text}`],
  ['a path', (text: string) => `/${text}`],
  ['lang', (text: string) => `/?lang=${text}`],
  ['user-info', (text: string) => `/user-info?errorCode=${text}&redirectUrl=${text}`],
] as const;

test.describe('text from the address is never interpreted as markup', () => {
  for (const [place, addressOf] of ADDRESSES)
    test(`in ${place}`, async ({ page, request }) => {
      for (const text of TEXTS) {
        const response = await request.get(addressOf(encodeURIComponent(text)));
        expect(response.status(), text).toBeLessThan(500);
        if (text.includes('<')) expect(await response.text(), text).not.toContain(text);
      }
      for (const text of EXPECTED_TEXTS) {
        const response = await page.goto(addressOf(encodeURIComponent(text)));
        expect(response?.status(), text).toBeLessThan(500);
        // A script that ran would have opened a dialog, which fails the test.
        expect(await page.locator(`img[src=x], svg[onload], ${RUN_INLINE}`).count(), text).toBe(0);
        const links = await page.locator('a[href^="javascript:" i]').count();
        expect(links, text).toBe(0);
      }
    });
});

/** About five times a page of results. */
const PAGE_MAX_BYTES = 400_000;

test.describe('a long search does not make a huge page, although every link repeats its address', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `(${String(index)}(((((((`);
  for (const [name, address] of [
    ['a keyword of 5 KB', `/?keyword=${'('.repeat(5000)}`],
    ['a query text of Chinese', `/?q=${encodeURIComponent('海'.repeat(1500))}`],
    [
      'many long filters',
      `/?${words(150)
        .map((word) => `subject=${word.repeat(8)}`)
        .join('&')}`,
    ],
    [
      'many short filters',
      `/?${words(400)
        .map((_, index) => `subject=${String(index)}`)
        .join('&')}`,
    ],
  ] as const)
    test(name, async ({ request }) => {
      const page = await (await request.get(address)).body();
      expect(page.byteLength).toBeLessThan(PAGE_MAX_BYTES);
    });
});

/** Sends a path without normalizing it, unlike browsers and HTTP clients. */
const statusOf = (base: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const asked = httpRequest({ hostname, port, path, method: 'GET' }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.once('error', reject);
    asked.end();
  });

test.describe('no address causes a server error', () => {
  for (const [name, path] of [
    ['half a percent sign', '/?keyword=%'],
    ['a percent sign and no number', '/?keyword=%zz'],
    ['half a character', '/?keyword=%C3'],
    ['a lone surrogate in UTF-8', '/?keyword=%ED%A0%80'],
    ['a null', '/?keyword=a%00b'],
    ['a null in an id', '/search/publication?articleId=%00'],
    ['percent garbage in a path', '/search/%C3%28'],
    ['percent garbage in a path of the API', '/api/graph/v3/research-products/%C3%28'],
    ['a lone percent in a path', '/%'],
    ['two slashes', '//evil.example/search'],
    ['many slashes', '/////'],
    ['backslashes', '/\\\\evil.example'],
    ['dots', '/../../etc/passwd'],
    ['coded dots', '/assets/%2e%2e/%2e%2e/package.json'],
    ['a missing asset', '/assets/none.js'],
    ['a very long keyword', `/?keyword=${'a'.repeat(8000)}`],
    ['a keyword of many words', `/?keyword=${'ab+'.repeat(900)}`],
    ['a deep query', `/?q=${'('.repeat(900)}a${')'.repeat(900)}`],
    ['many operators', `/?q=${'a+OR+'.repeat(300)}a`],
    ['many quotation marks', `/?q=${'%22'.repeat(999)}`],
    ['many values', `/?${'country=GR&'.repeat(900)}`],
    ['a huge page', '/?keyword=climate&page=99999999999999999999'],
    ['a negative page', '/?keyword=climate&page=-1'],
    ['a page far past the end', '/?keyword=climate&page=1000'],
    ['a very long id', `/search/publication?articleId=${'x'.repeat(6000)}`],
    ['an id with a path in it', '/search/publication?articleId=..%2F..%2Fprojects'],
    ['an id with a query in it', '/search/publication?articleId=a%3Fb%23c'],
    ['names of objects', '/?__proto__=x&constructor=y&toString=z'],
    ['an address over the limit', `/?keyword=${'a'.repeat(17_000)}`],
    ['a keyword of wildcards', '/?keyword=*%3F*%3F*%3F'],
    ['right-to-left and zero-width characters', '/?keyword=%E2%80%AE%E2%80%8B%D7%A9'],
    ['the API with a broken parameter', '/api/graph/v3/research-products?search=%'],
    ['the API with a broken query', '/api/graph/v3/research-products?search=%22%20AND%20(('],
  ] as const)
    test(name, async ({ baseURL }) => {
      expect(await statusOf(baseURL ?? '', path)).toBeLessThan(500);
    });

  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)
    test(`${method} is refused`, async ({ request }) => {
      const response = await request.fetch('/?keyword=climate', { method });
      expect(response.status()).toBeGreaterThanOrEqual(400);
      expect(response.status()).toBeLessThan(500);
    });
});
