import { expect, test } from '@jest/globals';
import { assetsOf } from './page-assets.ts';

const MANIFEST = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/base.css'],
    assets: ['assets/serif.woff2'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/messages/de.json': { file: 'assets/de.js' },
  'src/pages/home/home-page.tsx': {
    file: 'assets/home.js',
    imports: ['_shared.js'],
    css: ['assets/home.css'],
  },
  'src/pages/landing/landing-page.tsx': { file: 'assets/landing.js' },
};

test('a page loads at once what it needs, and nothing of other pages', () => {
  expect(assetsOf(MANIFEST, '/', 'de')).toEqual({
    scripts: ['/assets/entry.js'],
    preloads: ['/assets/shared.js', '/assets/de.js', '/assets/home.js'],
    styles: ['/assets/base.css', '/assets/home.css'],
    font: '/assets/serif.woff2',
  });
});

test('a build without the entry is refused', () => {
  expect(() => assetsOf({}, '/', 'en')).toThrow('entry-client');
});
