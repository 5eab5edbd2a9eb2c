import { expect, test } from '@jest/globals';
import { publishedManifest } from './published-manifest.mjs';

test('a published package.json leads into its own folder and leaves out what only this workspace reads', () => {
  const entry = (name: string) => ({
    '@open-discovery/source': `./src/${name}.ts`,
    types: `./dist/${name}.d.ts`,
    default: `./dist/${name}.js`,
  });
  const manifest = {
    name: '@open-discovery/tides',
    version: '1.2.3',
    sideEffects: false,
    exports: { '.': entry('index'), './testing': entry('testing') },
    files: ['dist', 'README.md'],
    dependencies: { zod: '4.0.0' },
    nx: { tags: ['visibility:public'] },
  };
  expect(publishedManifest(manifest)).toEqual({
    name: '@open-discovery/tides',
    version: '1.2.3',
    sideEffects: false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './testing': { types: './testing.d.ts', default: './testing.js' },
    },
    dependencies: { zod: '4.0.0' },
  });
});
