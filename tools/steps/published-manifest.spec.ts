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
    dependencies: { zod: '4.6.7', '@open-discovery/model': '0.1.0', other: '1.2.3' },
    devDependencies: { jest: '1.0.0' },
    scripts: { prepublishOnly: 'node ../../tools/refuse-publish.mjs' },
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
    dependencies: { '@open-discovery/model': '^0.1.0', other: '1.2.3' },
    peerDependencies: { zod: '^4.0.0' },
    publishConfig: { access: 'public', provenance: true },
  });
});
