import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ICON_FILES, webManifest } from './web-manifest.ts';

const TEXTS = { language: 'de', lead: 'Alles.', saved: 'Gespeichert' } as const;
const PUBLIC = path.resolve(import.meta.dirname, '../../../public');

test('has what browsers require of an app: name, start, display, and icons of 192 and 512 pixels for each purpose', () => {
  const manifest = webManifest(shippedConfiguration({ title: 'Sea Portal' }), TEXTS);
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Sea Portal',
    start_url: '/',
    display: 'standalone',
    lang: 'de',
    description: 'Alles.',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
});

test.each([...ICON_FILES])('%s is a PNG file as wide and high as its name says', (file) => {
  const icon = path.join(PUBLIC, 'icons', file);
  expect(existsSync(icon)).toBe(true);
  const bytes = readFileSync(icon);
  // PNG §11.2.1: width and height are the first fields of the first chunk.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
    Number(/\d+/.exec(file)?.[0]),
    Number(/\d+/.exec(file)?.[0]),
  ]);
});

test.each([
  [{ logoUrl: 'tide.svg', isUpload: true }, '/api/utils-service/download/tide.svg'],
  [{ logoUrl: 'https://tides.example/logo.png', isUpload: false }, 'https://tides.example/logo.png'],
])('a portal with the logo %j has the icon %s, and none of ours', (logo, src) => {
  expect(webManifest(shippedConfiguration({ logo }), TEXTS).icons).toEqual([
    { src, sizes: 'any', purpose: 'any' },
  ]);
});

test('a portal’s own color and sentence replace ours', () => {
  const manifest = webManifest(
    shippedConfiguration({ accent: 'rebeccapurple', lead: 'Tides since 1900.' }),
    TEXTS,
  );
  expect([manifest.theme_color, manifest.description]).toEqual(['rebeccapurple', 'Tides since 1900.']);
});
