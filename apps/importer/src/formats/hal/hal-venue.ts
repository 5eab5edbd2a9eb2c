import { fieldsOf } from '../../fields.ts';
import { lostRole, row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { pages, texts, wordOf } from '../mapping/text-rows.ts';
import type { Pid, Work } from '../mapping/work.ts';
import { textAt, withAttribute } from '../mapping/xml-parts.ts';
import { halSection } from './hal-section.ts';

/** The units of the scope of a work in its venue, by the names of the model. */
const SCOPES = { volume: 'vol', issue: 'iss' } as const;

const scopeRow = (field: string): Row<Work> => ({
  field,
  section: halSection('biblScope'),
  to: 'container.vol, container.iss, container.sp, container.ep',
  parts: ['#text', '@unit'],
  read: (values) => {
    const of = (unit: string): string | undefined =>
      withAttribute(values, 'unit', new RegExp(`^${unit}$`))[0];
    const range = of('pp');
    return {
      container: {
        ...(range === undefined ? {} : pages(field, '').read([range], {}).container),
        ...Object.fromEntries(Object.entries(SCOPES).map(([unit, name]) => [name, of(unit)])),
      },
    };
  },
  lost: (values) =>
    fieldsOf(values)
      .flatMap((scope) => textAt(scope, '@unit') ?? [])
      .filter((unit) => unit !== 'pp' && !(unit in SCOPES)),
});

/** Dates of publication; the best comes first. */
const DATES = ['datePub', 'dateEpub', 'dateDefended', 'whenProduced'];

const dateRow = (field: string): Row<Work> =>
  row(field, halSection('imprint'), { to: 'publicationDate', parts: ['#text', '@type'] }, (values) => ({
    dates: DATES.flatMap((type) => withAttribute(values, 'type', new RegExp(`^${type}$`))),
  }));

const identifierRow = (field: string): Row<Work> => ({
  field,
  section: halSection('monogr, idno'),
  to: 'container.issnPrinted, container.issnOnline, instances.alternateIdentifiers',
  parts: ['#text', '@type'],
  read: (values) => {
    const of = (type: RegExp): string[] => withAttribute(values, 'type', type);
    return {
      container: { issnPrinted: of(/^issn$/i)[0], issnOnline: of(/^eissn$/i)[0] },
      alternateIds: fieldsOf(values).flatMap((value): Pid[] => {
        const scheme = textAt(value, '@type') ?? 'other';
        const text = wordOf(value);
        if (text === null || /^e?issn$|^halJournalId$/i.test(scheme)) return [];
        return [{ scheme: /^isbn$/i.test(scheme) ? 'ISBN' : scheme, value: text }];
      }),
    };
  },
  lost: (values) => withAttribute(values, 'type', /^halJournalId$/).map(() => 'halJournalId'),
});

const meetingRow = (field: string): Row<Work> => ({
  field,
  section: halSection('meeting'),
  to: 'container.name, container.conferencePlace, container.conferenceDate',
  parts: ['title', 'date', 'settlement', 'country.@key'],
  read: (values) => {
    const [meeting] = fieldsOf(values);
    const days = ['start', 'end'].flatMap((type) =>
      withAttribute(fieldsOf(meeting?.['date']), 'type', new RegExp(`^${type}$`)),
    );
    const place = [textAt(meeting, 'settlement'), textAt(meeting, 'country.@key')].filter(Boolean);
    return {
      container: {
        name: textAt(meeting, 'title'),
        conferencePlace: place.join(', ') || null,
        conferenceDate: days.join('/') || null,
      },
    };
  },
});

/** The university of a thesis awards it; its supervisors and jury are people. */
const authorityRow = (field: string): Row<Work> => ({
  field,
  section: halSection('authority'),
  to: 'publisher, contributors',
  parts: ['#text', '@type'],
  read: (values) => ({
    publishers: withAttribute(values, 'type', /^institution$/),
    contributors: withAttribute(values, 'type', /^(?:supervisor|jury)$/),
  }),
  lost: (values) =>
    fieldsOf(values).flatMap((authority) => {
      const type = textAt(authority, '@type') ?? '';
      if (type === 'institution') return [];
      return /^(?:supervisor|jury)$/.test(type) ? ['role'] : [type];
    }),
});

/** The rows of the journal, book or conference in which a work has been published, and of its publication. */
export const halVenueRows = (monogr: string): readonly Row<Work>[] => [
  {
    field: `${monogr}.title`,
    section: halSection('monogr, title'),
    to: 'container.name',
    parts: ['#text', '@level'],
    read: (values) => ({
      container: { name: withAttribute(values, 'level', /^[jm]$/)[0] ?? wordOf(values[0]) },
    }),
  },
  meetingRow(`${monogr}.meeting`),
  identifierRow(`${monogr}.idno`),
  scopeRow(`${monogr}.imprint.biblScope`),
  dateRow(`${monogr}.imprint.date`),
  texts(`${monogr}.imprint.publisher`, halSection('imprint'), 'publishers'),
  authorityRow(`${monogr}.authority`),
  { ...texts(`${monogr}.editor`, halSection('monogr, editor'), 'contributors'), lost: lostRole },
];
