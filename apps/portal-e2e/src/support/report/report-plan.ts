import { addressOf, SAMPLES } from '../records.ts';

/** The annotations by which a test tells the report which page it checked, and what it found. */
export const PAGE = 'page';
export const CHECK_RUN = 'check';

/** A phone at a zoom of 400 %, a phone, and a desktop. */
export const REPORT_WIDTHS = [320, 360, 1280] as const;

/** Two papers side by side. */
const COMPARED = `${addressOf(SAMPLES.publication).replace('/search/publication', '/saved')}&articleId=${encodeURIComponent(SAMPLES.product.id)}&compare=1`;

/** The pages of the report: one of each kind that visitors meet. */
export const REPORT_PAGES: readonly string[] = [
  '/',
  '/?keyword=climate',
  '/?keyword=climate&view=table',
  '/?keyword=climate&panel=charts',
  '/?keyword=climate&facet=fos',
  '/?keyword=climate&advanced=true',
  '/?keyword=sealevelzzz&access=OPEN',
  '/?type=projects',
  '/?type=organizations&panel=charts',
  ...Object.values(SAMPLES).map(addressOf),
  '/search/person?personId=0000-0003-1081-086X',
  '/search/person?name=Jumper%2C+John',
  '/saved',
  COMPARED,
  '/help',
  '/about',
  '/privacy',
  '/accessibility',
  '/user-info',
  '/no-such-page',
];
