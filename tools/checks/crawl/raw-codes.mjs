/** Patterns of texts that were written for programs, by their names. */
const ANYWHERE = {
  'id of a record': /\b[a-z0-9_]{12}::[0-9a-f]{32}\b/i,
  'prefix of an id': /(?:^|\s)\d\d\|\w/,
  entity: /&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,6}|#x[\da-f]{2,6});/i,
  markup: /<\/?(?:jats:\w+|sub|sup|i|b|p|br|div|span)\b[^>]*>/i,
  'dotted script': /\.(?:sub|sup)\..{1,40}\.\/(?:sub|sup)\./,
  'name of an object': /\[object \w+\]/,
  'word of a vocabulary': /^(?:non)?peerReviewed$|^trl-\d/i,
  'scheme twice': /\b(PMID|DOI|arXiv|ISNI|PMC) \1\b/i,
};
const ALONE = /^(?:unknown|undefined|null|none|n\/a|undetermined)$/i;
/** In capitals it is the short name of organizations. */
const NO_NUMBER = 'NaN';
const ADDRESS = /^https?:\/\//i;
const CODED_SUBJECT = /^(?:mesh|ddc|udc|lcsh|jel|msc|info:\w+\/)[:/]|^\/\w+\/\w+\/|^\[?[A-Z]{2,}\.[A-Z]{2,}/;

const namesOf = ({ text, place }) => [
  ...Object.entries(ANYWHERE).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])),
  ...(ALONE.test(text) || text === NO_NUMBER ? ['word for no value'] : []),
  ...(place !== 'text' && ADDRESS.test(text) ? [`address as a ${place}`] : []),
  ...(place === 'chip' && CODED_SUBJECT.test(text) ? ['coded subject'] : []),
];

/** Returns a line for each text of a page that readers should not see. */
export const findRawCodes = (texts) =>
  texts.flatMap((shown) => namesOf(shown).map((name) => `${name}: ${shown.text.slice(0, 100)}`));
