#!/usr/bin/env node
// Takes the screenshot of the README from a running portal: `node tools/screenshot.mjs http://localhost:4200 docs/portal.png`.
import { launchChromium } from './steps/chromium.mjs';

const [address = 'http://localhost:4200', file = 'docs/portal.png'] = process.argv.slice(2);
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(address, { waitUntil: 'networkidle' });
await page.screenshot({ path: file });
await browser.close();
