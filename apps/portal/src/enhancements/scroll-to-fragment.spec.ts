import { describe, expect, test } from '@jest/globals';
import { scrollToFragment } from './scroll-to-fragment.ts';

interface Page {
  /** Tries before the element is there. */
  readonly missingFor: number;
  /** The element's position at each attempt; the last one repeats. */
  readonly tops: readonly number[];
  readonly header?: number;
  /** Looks after which the reader goes elsewhere. */
  readonly leavesAfter?: number;
}

const play = async ({ missingFor, tops, header = 65, leavesAfter = Infinity }: Page) => {
  const events: string[] = [];
  let looks = 0;
  let measured = 0;
  const found = await scrollToFragment('abstract', {
    find: () => {
      looks += 1;
      if (looks <= missingFor) return null;
      return {
        top: () => tops[Math.min(measured++, tops.length - 1)] ?? 0,
        focus: () => void events.push('focus'),
      };
    },
    scrollTo: (top) => void events.push(`to ${top}`),
    wait: (milliseconds) => {
      events.push(`wait ${milliseconds}`);
      return Promise.resolve();
    },
    isWanted: () => looks < leavesAfter,
    headerHeightPx: () => header,
  });
  return { found, events };
};

describe('a fragment is scrolled to below the header (Spec §2, §9)', () => {
  test.each<[string, Page, boolean, string[]]>([
    ['at once', { missingFor: 0, tops: [1000] }, true, ['to 900', 'focus', 'wait 50']],
    [
      'on mobile 35 px from the top',
      { missingFor: 0, tops: [1000], header: 0 },
      true,
      ['to 965', 'focus', 'wait 50'],
    ],
    [
      'on the third try',
      { missingFor: 2, tops: [500] },
      true,
      ['wait 100', 'wait 100', 'to 400', 'focus', 'wait 50'],
    ],
    [
      'on the fifth try, the last one',
      { missingFor: 4, tops: [500] },
      true,
      [...Array<string>(4).fill('wait 100'), 'to 400', 'focus', 'wait 50'],
    ],
    [
      'again where the page moved it',
      { missingFor: 0, tops: [500, 700] },
      true,
      ['to 400', 'focus', 'wait 50', 'to 600'],
    ],
    [
      'five times looked for, then given up',
      { missingFor: 9, tops: [0] },
      false,
      Array<string>(4).fill('wait 100'),
    ],
    [
      'not once the reader has gone on',
      { missingFor: 9, tops: [0], leavesAfter: 2 },
      false,
      ['wait 100', 'wait 100'],
    ],
  ])('%s', async (_, page, found, events) => {
    expect(await play(page)).toEqual({ found, events });
  });
});
