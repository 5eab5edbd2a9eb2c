import { expect, test } from '@jest/globals';
import { assetsFrom, savedPageAssetsFrom } from './page-assets.ts';

const MANIFEST = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    name: 'entry-client',
    imports: ['_libraries.js', '_react.js'],
    assets: [
      'assets/serif-greek-600-normal-A1.woff2',
      'assets/serif-latin-ext-600-normal-B2.woff2',
      'assets/serif-latin-600-normal-C3.woff2',
    ],
  },
  '_libraries.js': { file: 'assets/libraries.js', name: 'libraries', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', name: 'react' },
  '_common.js': { file: 'assets/common.js', name: 'common', imports: ['src/entry-client.tsx'] },
  'src/messages/de.json': { file: 'assets/de.js', name: 'de' },
  '_home-page.js': { file: 'assets/home.js', name: 'home-page', imports: ['_common.js'] },
  'src/pages/saved/saved-page.tsx': {
    file: 'assets/saved.js',
    name: 'saved-page',
    imports: ['src/entry-client.tsx'],
  },
  'style.css': { file: 'assets/style.css' },
};

test.each([
  ['home', ['/assets/common.js', '/assets/home.js', '/assets/de.js']],
  ['saved', ['/assets/saved.js', '/assets/de.js']],
  [null, ['/assets/de.js']],
])('the page %j loads its own chunk and its imports, and nothing of other pages', (page, preloads) => {
  expect(assetsFrom(MANIFEST)(page, 'de')).toEqual({
    scripts: ['/assets/react.js', '/assets/libraries.js', '/assets/entry.js'],
    preloads,
    styles: ['/assets/style.css'],
    fonts: ['/assets/serif-latin-600-normal-C3.woff2'],
  });
});

test.each([
  ['de', ['latin-600-normal-C3']],
  ['el', ['latin-600-normal-C3', 'greek-600-normal-A1']],
  ['pl', ['latin-600-normal-C3', 'latin-ext-600-normal-B2']],
])('a page in %s preloads the subsets %j of the font of headings', (language, names) => {
  expect(assetsFrom(MANIFEST)('home', language).fonts).toEqual(
    names.map((name) => `/assets/serif-${name}.woff2`),
  );
});

test.each([['entry-client', {}] as const, ['style.css', { ...MANIFEST, 'style.css': undefined }] as const])(
  'a build without %s is refused',
  (missing, manifest) => {
    const entries = Object.entries(manifest).flatMap(([key, chunk]) =>
      chunk ? [[key, chunk] as const] : [],
    );
    expect(() => assetsFrom(Object.fromEntries(entries))('home', 'en')).toThrow(missing);
  },
);

test('the page of saved items needs its code, what follows hydration, and the texts of one language', () => {
  const chunk = (name: string) => ({ file: `assets/${name}.js`, name });
  const manifest = {
    ...MANIFEST,
    '_layout.js': chunk('layout-after-hydration'),
    '_parsers.js': chunk('parsers'),
    '_catalogs.js': chunk('page-catalogs'),
    'src/pages/saved/messages/de.json': chunk('saved-de'),
    'src/pages/saved/messages/en.json': chunk('saved-en'),
  };
  expect(savedPageAssetsFrom(manifest)('de')).toEqual([
    '/assets/react.js',
    '/assets/libraries.js',
    '/assets/entry.js',
    '/assets/saved.js',
    '/assets/layout-after-hydration.js',
    '/assets/parsers.js',
    '/assets/page-catalogs.js',
    '/assets/de.js',
    '/assets/saved-de.js',
    '/assets/style.css',
    '/assets/serif-latin-600-normal-C3.woff2',
    '/favicon.svg',
  ]);
  expect(() => savedPageAssetsFrom(MANIFEST)('de')).toThrow('layout-after-hydration');
});
