import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Json } from '../../http/json.ts';
import { callAddress } from './call-address.ts';
import { exampleOf } from './example-of.ts';
import { html } from '../../http/markup.ts';
import type { DocsLanguage } from './messages.ts';
import { renderDocsPage } from './render-docs-page.ts';

const OPTIONS = {
  language: 'en',
  baseUrl: 'https://example.org/api',
  sessionCookie: 'session',
  assets: { css: './page.css', js: './page.js' },
} as const;

const parameter = (name: string, schema: Record<string, unknown> = { type: 'string' }) => ({
  name,
  in: 'query',
  description: `About ${name}`,
  schema,
});

const NUMBERED = Array.from({ length: 15 }, (_, index) => parameter(`field${index}`));

const LOGIN = [{ session: [] }];

const SAVED = {
  type: 'object',
  required: ['title'],
  properties: { title: { type: 'string', maxLength: 9 } },
};

/** An OpenAPI document with a public search, a similar one, and a change that needs a login. */
const DOCUMENT = {
  info: { title: 'Tides API', description: 'About `tides`.' },
  tags: [{ name: 'Searches', description: 'Open.' }],
  paths: {
    '/save': {
      post: {
        operationId: 'save',
        tags: ['Changes'],
        summary: 'Saves',
        security: LOGIN,
        requestBody: { content: { 'application/json': { schema: SAVED } } },
        responses: { 200: { description: 'Saved' }, 401: { description: 'No login' } },
      },
    },
    '/search': {
      get: {
        operationId: 'search',
        tags: ['Searches'],
        summary: 'Searches tides',
        parameters: [parameter('sort', { type: 'string', enum: ['date'], default: 'date' }), ...NUMBERED],
        responses: { 200: { description: 'Found', content: { 'application/json': { schema: SAVED } } } },
      },
    },
    '/export': {
      get: {
        operationId: 'export',
        tags: ['Searches'],
        summary: 'Exports tides',
        parameters: [...NUMBERED, parameter('format')],
        responses: {},
      },
    },
  },
};
/** Returns a page, with white space as browsers see it. */
const render = (slug: string | null, language: DocsLanguage = 'en', document: Json = DOCUMENT): string =>
  (renderDocsPage(document, slug, { ...OPTIONS, language }) ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=>)/g, '');
const INDEX = render(null);
const PAGES = ['searches', 'changes'].map((slug) => render(slug));

const sectionOf = (id: string): string =>
  PAGES.flatMap((page) => page.split('<details class="call">')).find((one) => one.includes(`id="${id}"`)) ??
  '';

describe('the page about an API', () => {
  test('lists the groups in the order of the document, and others after them', () => {
    expect(INDEX.indexOf('id="group-Searches"')).toBeGreaterThan(0);
    expect(INDEX.indexOf('id="group-Changes"')).toBeGreaterThan(INDEX.indexOf('id="group-Searches"'));
  });
  test('lists all calls under the anchors that they have on the pages of their groups', () => {
    expect(INDEX).toContain('<li id="save" data-call> <a href="./changes#save">');
    expect(INDEX).toContain('<a href="./searches"');
    expect(INDEX).not.toContain('<details');
    expect(PAGES[1]).toContain('<a href="./">');
    expect(PAGES[1]).not.toContain('Searches tides');
  });
  test('has no page of a group that is not in the document', () =>
    expect(renderDocsPage(DOCUMENT, 'nothing', OPTIONS)).toBeNull());
  test.each([
    ['search', 'one of: <code>date</code>', 'allowed values'],
    ['search', 'default: <code>&quot;date&quot;</code>', 'the default'],
    ['search', '<select id="search.query.sort" name="sort">', 'a field to try it'],
    ['search', 'Everyone, without a login', 'who may call it'],
    ['save', 'Logged-in users with the right role', 'who may call it'],
    ['save', 'at most 9 characters', 'limits of its body'],
    ['save', '<b>required</b>', 'what its body requires'],
    ['save', '&quot;title&quot;: &quot;text&quot;', 'an example of its body'],
    ['save', '<code>401</code> <span>No login</span>', 'its errors'],
    ['save', 'Cookie: session={session}', 'a request with the login'],
  ])('says of the call %s: %s (%s)', (id, text) => expect(sectionOf(id)).toContain(text));

  test('shows each request as a program in four languages', () => {
    for (const language of ['curl', 'python', 'r', 'javascript'])
      expect(sectionOf('search')).toMatch(new RegExp(`code-${language}"[^]*?https://example.org/api/search`));
  });
  test('has forms only for calls that anyone may try', () => {
    expect(sectionOf('search')).toContain('action="open/search"');
    expect(sectionOf('save')).not.toContain('<form');
  });
  test('lists parameters that calls have in common once', () => {
    expect(sectionOf('search')).toContain('field14');
    expect(sectionOf('export')).not.toContain('field14');
    expect(sectionOf('export')).toContain('<a href="#search">Searches tides</a>');
    expect(sectionOf('export')).toContain('Except: sort.');
    expect(sectionOf('export')).toContain('name="_more"');
  });
  test('leads to shared parameters on the page of another group', () => {
    const { '/export': path, ...others } = DOCUMENT.paths;
    const paths = { ...others, '/export': { get: { ...path.get, tags: ['Exports'] } } };
    expect(render('exports', 'en', { ...DOCUMENT, paths })).toContain(
      '<a href="./searches#search">Searches tides</a>',
    );
  });
  test.each([
    ['fr', 'Tout le monde, sans connexion'],
    ['es', 'Cualquiera, sin iniciar sesión'],
    ['el', 'Όλοι, χωρίς σύνδεση'],
    ['pl', 'Wszyscy, bez logowania'],
  ] as const)('speaks %s: %s', (language, text) => expect(render('searches', language)).toContain(text));
  test('says in German which texts are English', () => {
    const page = render('searches', 'de');
    expect(page).toContain('<span lang="en">Searches tides</span>');
    expect(page).toContain('Alle, ohne Anmeldung');
    const tags = [{ name: 'Pages', description: 'Needs a login with the right role.' }];
    expect(render('pages', 'de', { ...DOCUMENT, tags })).toContain(
      '<p>Nur für Angemeldete mit der passenden Rolle.</p>',
    );
    const index = render(null, 'de', { ...DOCUMENT, tags });
    expect(index).toContain('<a href="./pages">Seiten</a>');
    expect(index).toContain('<span lang="en">Searches</span>');
  });
});

const HOSTILE = `<img src=x onerror=alert(1)>"'&</script>`;

describe('hostile texts', () => {
  test('stay texts wherever the document has them', () => {
    const schema = { type: HOSTILE, description: HOSTILE, enum: [HOSTILE], pattern: HOSTILE };
    const operation = {
      operationId: 'call',
      tags: [HOSTILE],
      summary: HOSTILE,
      description: HOSTILE,
      parameters: [{ ...parameter(HOSTILE, schema), description: HOSTILE }],
      requestBody: {
        content: { 'application/json': { schema: { properties: { [HOSTILE]: schema } } } },
      },
      responses: { 200: { description: HOSTILE }, 400: { description: HOSTILE } },
    };
    const document = {
      info: { title: HOSTILE, description: HOSTILE },
      paths: { [`/${HOSTILE}`]: { get: operation } },
      components: { schemas: { [HOSTILE]: schema } },
    };
    for (const slug of [null, 'img-src-x-onerror-alert-1-script'])
      expect(render(slug, 'en', document).match(/<img|<\/script>/g)).toEqual(['</script>']);
  });
  test('never end the element or the attribute that they are in', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(html`${text}`.text).not.toMatch(/[<>"']/);
      }),
    ));
});

test.each([
  ['/a/{id}', 'id=x/y&page=2', '/a/x%2Fy?page=2'],
  ['/a/{id}', 'id=&page=', '/a/{id}'],
  ['/a', 'page=2&other=3', '/a?page=2'],
  ['/a', '_more=search%3Dsea%26page%3D', '/a?search=sea'],
])('the form of %s with the fields %s leads to %s', (path, fields, address) => {
  const parameters = [{ ...parameter('page'), place: 'query', isRequired: false }];
  expect(callAddress({ path, parameters }, new URLSearchParams(fields))).toBe(address);
});

test.each([
  [{ enum: ['a', 'b'] }, 'a'],
  [{ default: 3 }, 3],
  [{ type: 'integer', minimum: 5 }, 5],
  [{ type: 'string', format: 'date' }, '2026-01-31'],
  [{ type: 'array', items: { type: 'boolean' } }, [true]],
  [{ anyOf: [{ type: 'null' }, { type: 'string' }] }, null],
  [{ $ref: '#/loop' }, {}],
  [{}, null],
])('an example of %j is %j', (schema, example) =>
  expect(exampleOf(schema, () => ({ $ref: '#/loop' }))).toEqual(example),
);
