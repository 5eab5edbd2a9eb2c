import { deriveOpenAireId, parseRor } from '@open-discovery/identifiers';
import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { skipReason } from '../../report/skip-reason.ts';
import { nothing, relationTo } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { recordOf, value } from '../mapping/record-of.ts';
import type { Draft, RecordTable } from '../mapping/record-of.ts';
import { row, takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { workPid } from '../mapping/stated-identifiers.ts';
import { idOfWork } from '../mapping/work-id.ts';
import { textsAt } from '../mapping/xml-parts.ts';
import { idOfRor } from '../ror.ts';

const FORMAT = 'RAiD JSON';
const section = (name: string): string => `RAiD metadata schema, ${name}`;

/** The fields of an identifier with its addresses. */
const ADDRESSES: readonly string[] = ['id', 'identifier', 'raidAgencyUrl', 'globalUrl'];

/** The words and the last parts of addresses in RAiD’s vocabularies. */
const PRIMARY_TITLES: readonly string[] = ['Primary Title', '5'];
const PRIMARY_DESCRIPTIONS: readonly string[] = ['Primary Description', '318'];
const OUTPUTS: readonly string[] = ['output', '190'];

/** `https://vocabulary.raid.org/title.type.schema/5` is `5`, and `…/category/v1/output.json` is `output`. */
const wordIn = (type: unknown): string => {
  const text = textOf(isFields(type) ? type['id'] : type) ?? '';
  return text.split('/').at(-1)?.replace('.json', '') ?? text;
};

/** Returns a row for texts with a type, of which the primary one is the model’s. */
const primary = (field: string, part: string, to: string, types: readonly string[]): Row<Draft> => {
  const isPrimary = (item: Fields): boolean => types.includes(wordIn(item['type']));
  return {
    field,
    section: section(field),
    to,
    parts: [part, 'type'],
    read: (values) => ({
      [to]: fieldsOf(values)
        .filter(isPrimary)
        .flatMap((item) => textsAt(item, part))[0],
    }),
    lost: (values) => fieldsOf(values).flatMap((item) => (isPrimary(item) ? [] : ['not the primary one'])),
  };
};

const keywords = (field: string, part: string): Row<Draft> => ({
  field,
  section: section('subject'),
  to: 'keywords',
  parts: [part],
  read: (values) => ({ keywords: textsAt(values, part).join(', ') }),
});

/** The fields of a project with a RAiD, in the schema of the registry and in its first version, and their places in the model. */
export const RAID_PROJECTS: RecordTable = {
  format: FORMAT,
  kind: 'project',
  rows: [
    ...['identifier', 'id'].map((field): Row<Draft> =>
      row(field, section('identifier'), { to: 'originalIds', parts: ADDRESSES }, (values) => ({
        originalIds: [...new Set(ADDRESSES.flatMap((name) => textsAt(values, name)))],
      })),
    ),
    primary('title', 'text', 'title', PRIMARY_TITLES),
    primary('titles', 'title', 'title', PRIMARY_TITLES),
    primary('description', 'text', 'summary', PRIMARY_DESCRIPTIONS),
    primary('descriptions', 'description', 'summary', PRIMARY_DESCRIPTIONS),
    value('date.startDate', section('date'), 'startDate'),
    value('date.endDate', section('date'), 'endDate'),
    value('dates.startDate', section('date'), 'startDate'),
    value('dates.endDate', section('date'), 'endDate'),
    value('alternateUrl.url', section('alternateUrl'), 'websiteUrl'),
    value('alternateUrls.url', section('alternateUrl'), 'websiteUrl'),
    keywords('subject', 'keyword.text'),
    keywords('subjects', 'subjectKeyword'),
    ...['organisation', 'organisations'].map((field) =>
      takenElsewhere<Draft>(field, section('organisation'), 'relations', ['id']),
    ),
    takenElsewhere('relatedObject', section('relatedObject'), 'relations', ['id', 'category.id']),
    takenElsewhere('relatedObjects', section('relatedObject'), 'relations', [
      'relatedObject',
      'relatedObjectCategory',
    ]),
  ],
};

/** The organizations that take part, by their ROR addresses. */
const participantsOf = (raid: Fields): string[] =>
  [...fieldsOf(raid['organisation']), ...fieldsOf(raid['organisations'])].flatMap(({ id }) => {
    const ror = parseRor(textOf(id) ?? '');
    return ror === null ? [] : (idOfRor(ror.url) ?? []);
  });

/** The works that a project has produced, not those that it has used. */
const outputsOf = (raid: Fields): string[] =>
  [
    ...fieldsOf(raid['relatedObject'])
      .filter(({ category }) => fieldsOf(category).some((one) => OUTPUTS.includes(wordIn(one))))
      .map(({ id }) => id),
    ...fieldsOf(raid['relatedObjects'])
      .filter(({ relatedObjectCategory }) => OUTPUTS.includes(wordIn(relatedObjectCategory)))
      .map(({ relatedObject }) => relatedObject),
  ].flatMap((address) => {
    const pid = workPid(textOf(address) ?? '');
    return pid === null ? [] : (idOfWork([pid]) ?? []);
  });

const identifierOf = (raid: Fields): Fields | null =>
  [raid['identifier'], raid['id']].filter(isFields).find((one) => 'raidAgencyUrl' in one) ?? null;

const readRaid = (raid: Fields): readonly Found[] => {
  const identifier = identifierOf(raid);
  // The handle is the same at every agency: `10378.1/1696639`.
  const handle = /\b10\d*\.\d+\/\S+$/.exec(
    textOf(identifier?.['id'] ?? identifier?.['identifier']) ?? '',
  )?.[0];
  const id = handle === undefined ? null : deriveOpenAireId('raid', handle.toLowerCase());
  if (id === null) return nothing(skipReason('no-id', { format: FORMAT }));
  return [
    recordOf(RAID_PROJECTS, raid, id),
    ...[...new Set(participantsOf(raid))].map((target) => relationTo(id, 'hasParticipant', target)),
    ...[...new Set(outputsOf(raid))].map((target) => relationTo(id, 'produces', target)),
  ];
};

/** A project with a Research Activity Identifier (ISO 23527). */
export const raidFormat: Format = {
  name: FORMAT,
  detects: (found) => isFields(found) && identifierOf(found) !== null,
  read: (found) => (isFields(found) ? readRaid(found) : []),
};
