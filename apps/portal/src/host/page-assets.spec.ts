import { expect, test } from '@jest/globals';
import { assetsFrom } from './page-assets.ts';
import { SAVED_PATH } from '../saved/saved-path.ts';

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
  'src/pages/landing/landing-page.tsx': {
    file: 'assets/landing.js',
    dynamicImports: ['src/pages/landing/project-view.tsx'],
  },
  'src/pages/saved/saved-page.tsx': { file: 'assets/saved.js', css: ['assets/saved.css'] },
  'src/pages/landing/project-view.tsx': { file: 'assets/project.js', css: ['assets/project.css'] },
};

test('a page loads at once what it needs, and nothing of other pages', () => {
  expect(assetsFrom(MANIFEST)('/', 'de')).toEqual({
    scripts: ['/assets/entry.js'],
    preloads: ['/assets/shared.js', '/assets/de.js', '/assets/home.js'],
    styles: ['/assets/base.css', '/assets/home.css'],
    font: '/assets/serif.woff2',
  });
});

test.each([
  ['/', 'home'],
  ['/search/project', 'project'],
  [SAVED_PATH, 'saved'],
])('%s has the styles of %s from the start, so that nothing moves when its code comes', (path, page) => {
  expect(assetsFrom(MANIFEST)(path, 'de').styles).toEqual(['/assets/base.css', `/assets/${page}.css`]);
});

test('a part whose code comes later has its styles at once', () => {
  const { styles, preloads } = assetsFrom(MANIFEST)('/search/project', 'de');
  expect(styles).toContain('/assets/project.css');
  expect(preloads).not.toContain('/assets/project.js');
});

test('a build without the entry is refused', () => {
  expect(() => assetsFrom({})('/', 'en')).toThrow('entry-client');
});
