import { fieldsOf } from '../../fields.ts';
import type { Row } from '../mapping/row.ts';
import { splitList } from '../mapping/split-list.ts';
import type { Work } from '../mapping/work.ts';
import { textsOf, unimarcSection } from './unimarc-row.ts';

const NAMES = { '461': 'Set', '463': 'Piece', '410': 'Series' } as const;
const PARTS = ['t', 'v', 'x', 'y', 'd', 'p', 'h', 'i', '0', '1'];

const YEAR = /\b(?:1[5-9]|20)\d{2}\b/;
/** The parts of a number such as `Vol. 3, n° 2`; without limits, their search in long texts would take minutes. */
const ISSUE = /\b(?:no|n°|num[ée]ro|issue)\.?\s{0,3}([\w/-]{1,20})/i;
const VOLUME = /\b(?:vol(?:ume)?|tome|t)\.?\s{0,3}([\w/-]{1,20})/i;
/** `12-17` and `A12-A17`, not a part of a longer number. */
const PAGES = /(?<![A-Za-z\d])([A-Za-z]?\d{1,7})\s{0,3}[-–]\s{0,3}([A-Za-z]?\d{1,7})/;

/** Returns the row of a journal, book or series that a work is part of; the year is that of the issue. */
export const hostRow = (tag: keyof typeof NAMES): Row<Work> => ({
  field: tag,
  section: unimarcSection(NAMES[tag]),
  to: 'container.name, container.vol, container.iss, container.sp, container.ep, container.issnPrinted, publicationDate, instances.alternateIdentifiers',
  parts: PARTS,
  isFirst: true,
  read: (values) => {
    const [host] = fieldsOf(values);
    const [number = ''] = textsOf(host, 'v');
    const [, sp, ep] = PAGES.exec(textsOf(host, 'p')[0] ?? '') ?? [];
    const issue = ISSUE.exec(number)?.[1];
    return {
      container: {
        name: textsOf(host, 't')[0],
        vol: VOLUME.exec(number)?.[1] ?? (issue === undefined ? splitList(number, ',')[0] : undefined),
        iss: issue,
        sp,
        ep,
        issnPrinted: textsOf(host, 'x')[0],
      },
      dates: textsOf(host, 'd').flatMap((text) => YEAR.exec(text)?.[0] ?? []),
      alternateIds: textsOf(host, 'y').map((value) => ({ scheme: 'ISBN', value })),
    };
  },
});
