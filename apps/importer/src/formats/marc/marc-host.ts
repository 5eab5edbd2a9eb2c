import { fieldsOf } from '../../fields.ts';
import { splitList } from '../mapping/split-list.ts';
import type { Row } from '../mapping/row.ts';
import type { Work } from '../mapping/work.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';
import { withoutPunctuation, withoutStop } from './marc-fields.ts';
import { marcSection } from './marc-row.ts';

// Catalogs have these notes from many hands, in English, German and French.
const VOLUME = /\b(?:vol(?:ume)?|bd|band|jahrgang|jg|tome)\.?\s*([\w/-]+)/i;
const ISSUE = /\b(?:no|nr|n°|num|issue|heft|h)\.?\s*([\w/-]+)/i;
const PAGES = /\b(?:pp?|pages?|s|seiten?)\.?\s*([\w.]+)(?:\s*[-–]\s*([\w.]+))?/i;
const YEAR = /\b(?:1[5-9]|20)\d{2}\b/;

/** Reads volume, issue and pages from the note of a catalog: `Vol. 3, no. 2 (2020), p. 12-17`. */
const placeIn = (text: string) => ({
  vol: VOLUME.exec(text)?.[1],
  iss: ISSUE.exec(text)?.[1],
  sp: PAGES.exec(text)?.[1],
  ep: PAGES.exec(text)?.[2],
});

/** The journal or book that a work is part of. Invenio has volume, issue, pages and year in subfields of their own. */
export const hostRow: Row<Work> = {
  field: '773',
  section: marcSection('Host Item Entry'),
  to: 'container.name, container.vol, container.iss, container.sp, container.ep, container.issnPrinted, publicationDate, instances.alternateIdentifiers',
  parts: ['t', 'p', 'g', 'x', 'z', 'v', 'n', 'c', 'y'],
  isFirst: true,
  read: (values) => {
    const [host] = fieldsOf(values);
    const place = placeIn(textsAt(host, 'g').join(', '));
    const [sp, ep] = splitList(textAt(host, 'c') ?? '', /[-–]/);
    return {
      container: {
        name: textsAt(host, 't').map(withoutStop)[0] ?? textsAt(host, 'p').map(withoutPunctuation)[0],
        vol: textAt(host, 'v') ?? place.vol,
        iss: textAt(host, 'n') ?? place.iss,
        sp: sp === '' ? place.sp : sp,
        ep: ep ?? place.ep,
        issnPrinted: textAt(host, 'x'),
      },
      dates: [...textsAt(host, 'y'), ...textsAt(host, 'g').flatMap((text) => YEAR.exec(text)?.[0] ?? [])],
      alternateIds: textsAt(host, 'z').map((value) => ({ scheme: 'ISBN', value })),
    };
  },
};
