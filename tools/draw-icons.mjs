#!/usr/bin/env node
// Draws the icons of the installed portal from its favicon, as PNG files in apps/portal/public/icons.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { launchChromium } from './steps/chromium.mjs';
import { ROOT } from './steps/workspace.mjs';

const PUBLIC = path.join(ROOT, 'apps/portal/public');
const COLOR = '#006b6b';
/** Share of the width that the drawing takes. Of maskable icons, a system may cut off all but a circle of 80 %. */
const ICONS = [
  { name: 'icon', sizes: [192, 512], share: 0.72, radius: 0.2 },
  { name: 'maskable', sizes: [192, 512], share: 0.56, radius: 0 },
  { name: 'touch', sizes: [180], share: 0.68, radius: 0 },
];

const drawing = readFileSync(path.join(PUBLIC, 'favicon.svg'), 'utf8').replace(COLOR, '#fff');

const pageOf = (size, { share, radius }) => `<!DOCTYPE html><style>
  body { margin: 0 }
  div { width: ${size}px; height: ${size}px; border-radius: ${radius * size}px; background: ${COLOR}; display: grid; place-items: center }
  svg { width: ${share * size}px; height: ${share * size}px }
</style><div>${drawing}</div>`;

const browser = await launchChromium();
mkdirSync(path.join(PUBLIC, 'icons'), { recursive: true });
for (const icon of ICONS)
  for (const size of icon.sizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(pageOf(size, icon));
    await page.screenshot({
      path: path.join(PUBLIC, `icons/${icon.name}-${size}.png`),
      omitBackground: icon.radius > 0,
    });
    await page.close();
  }
await browser.close();
