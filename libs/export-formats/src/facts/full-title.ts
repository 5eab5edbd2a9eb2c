import { oneLine } from './clean-text.ts';
import type { Facts } from './facts.ts';

/** Marks after which a title needs no colon. */
const ENDS_ITSELF = /[:;.?!…–—-]$/u;

const join = (title: string, subtitle: string): string =>
  `${title}${ENDS_ITSELF.test(title) ? '' : ':'} ${subtitle}`;

/** Reports whether a subtitle says more than the title, which many sources write with it. */
const isMissing = ({ id, title, subtitle }: Facts): boolean =>
  subtitle !== '' && title !== id && !title.toLowerCase().endsWith(subtitle.toLowerCase());

/**
 * Returns the title with the subtitle, as citations write it and formats without a field for subtitles need it.
 * @example fullTitle(factsOf(item)) // 'Tides: a history'
 */
export const fullTitle = (facts: Facts): string =>
  isMissing(facts) ? join(facts.title, facts.subtitle) : facts.title;

/** Returns the title with the subtitle as marked text. */
export const markedFullTitle = (facts: Facts): string => {
  const { item, markedTitle } = facts;
  const subtitle = item.kind === 'product' ? oneLine(item.record.subTitle ?? '') : '';
  return isMissing(facts) ? join(markedTitle, subtitle) : markedTitle;
};
