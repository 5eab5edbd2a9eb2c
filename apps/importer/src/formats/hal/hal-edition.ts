import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import type { Row } from '../mapping/row.ts';
import type { Work } from '../mapping/work.ts';
import { textAt, textsAt, withAttribute } from '../mapping/xml-parts.ts';
import type { HalDocument } from './hal-document.ts';
import { halSection } from './hal-section.ts';

const dateOf = (edition: Fields | undefined, types: RegExp): string[] =>
  withAttribute(fieldsOf(edition?.['date']), 'type', types);

/** `2018-06-28 10:12:01` */
const dayIn = (time: string): string => time.slice(0, 'YYYY-MM-DD'.length);

/** A document is deposited after it was published, so that the days of the deposit are the last resort. */
const datesOf = (edition: Fields | undefined): string[] =>
  [/^whenProduced$/, /^whenWritten$/, /^whenSubmitted$/]
    .flatMap((type) => dateOf(edition, type))
    .map(dayIn)
    .slice(0, 1);

/** Returns the files of an edition with the days on which they are opened. */
const filesOf = (edition: Fields | undefined): readonly Fields[] =>
  fieldsOf(edition?.['ref']).filter((ref) => textAt(ref, '@type') === 'file');

/** The day on which HAL wrote the document or, if that is unknown, the last one on which it changed the edition. */
const statedOn = (edition: Fields | undefined, { writtenAt }: HalDocument): string =>
  dayIn(
    writtenAt ??
      dateOf(edition, /^when(?:Modified|Released|Submitted)$/)
        .toSorted()
        .at(-1) ??
      '',
  );

/** The files of a document are open, unless the day on which they are opened was still to come when HAL wrote the record. */
const accessOf = (
  edition: Fields | undefined,
  document: HalDocument,
): Pick<Work, 'accessRights' | 'embargoEnds'> => {
  const files = filesOf(edition);
  const days = files
    .flatMap((file) => textsAt(file, 'date.@notBefore'))
    .map(dayIn)
    .toSorted();
  const [first] = days;
  const today = statedOn(edition, document);
  if (first === undefined || first <= today)
    return { accessRights: files.length > 0 ? ['OPEN'] : [], embargoEnds: [] };
  return { accessRights: ['EMBARGO'], embargoEnds: [first] };
};

/** HAL gives all editions of a document; the current one is the record. */
export const halEditionRow = (document: HalDocument): Row<Work> => ({
  field: 'editionStmt.edition',
  section: halSection('edition'),
  to: 'publicationDate, version, instances.urls, bestAccessRight, embargoEndDate',
  parts: ['@n', '@type', 'date', 'ref.@type', 'ref.@subtype', 'ref.@n', 'ref.@target', 'ref.date'],
  read: (values) => {
    const editions = fieldsOf(values);
    const current = editions.find((edition) => textAt(edition, '@type') === 'current') ?? editions.at(-1);
    return {
      dates: datesOf(current),
      versions: textsAt(current, '@n').map((word) => word.replace(/^v/, '')),
      urls: [
        ...filesOf(current),
        ...fieldsOf(current?.['ref']).filter((ref) => textAt(ref, '@type') === 'externalLink'),
      ].flatMap((ref) => textsAt(ref, '@target')),
      ...accessOf(current, document),
    };
  },
  lost: (values) =>
    fieldsOf(values).flatMap((edition) =>
      fieldsOf(edition['ref']).some((ref) => textAt(ref, '@type') === 'annex') ? ['annex'] : [],
    ),
});
