import axe from 'axe-core';
import { findRawCodes } from './raw-codes.mjs';

const WIDTHS = [1280, 768, 360];
const HEIGHT = 800;
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** The texts that readers see, each with the element that holds it. Runs in the page. */
const readTexts = () => {
  const texts = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const folded = element.closest('details:not([open])');
    const isFolded = folded && !element.closest('summary');
    if (isFolded || element.closest('script, style, code, pre, [popover], dialog:not([open])')) continue;
    const place = element.closest('h1')
      ? 'title'
      : element.closest('.chip')
        ? 'chip'
        : element.closest('ul.row > li')
          ? 'identifier'
          : 'text';
    const text = node.textContent.trim();
    if (text !== '') texts.push({ text, place });
  }
  return texts;
};

const readOverflow = () => document.documentElement.scrollWidth - window.innerWidth;

const findViolations = async (page, width) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((rules) => window.axe.run(document, rules), RULES);
  return violations.map(({ id, nodes }) => `axe at ${width} px: ${id}: ${nodes[0].html.slice(0, 120)}`);
};

/** Opens a page, and returns what is wrong with it at each width, one line each. */
export const inspectPage = async (page, url) => {
  const found = [];
  const onConsole = (message) => message.type() === 'error' && found.push(`console: ${message.text()}`);
  const onError = (error) => found.push(`console: ${error.message}`);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) found.push(`status ${response?.status()}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const overflow = await page.evaluate(readOverflow);
    if (overflow > 0) found.push(`${overflow} px wider than ${width} px`);
    if (width !== WIDTHS[1]) found.push(...(await findViolations(page, width)));
  }
  found.push(...findRawCodes(await page.evaluate(readTexts)));
  page.off('console', onConsole);
  page.off('pageerror', onError);
  return found;
};
