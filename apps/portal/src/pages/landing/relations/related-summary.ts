import type { KindedRecord } from '@open-discovery/model';
import { recordTitle } from '../../../records/record-title.ts';
import type { CardRecordOf } from '../../../search/card-records.ts';

interface SummaryTexts {
  /** Names a country by its code, in the reader's language. */
  readonly countryOf: (code: string) => string;
  readonly versionOf: (version: string) => string;
}

type OptionalTexts = readonly (string | null | undefined)[];

/** Funder, funding levels as a path, and grant number. */
const aboutProject = ({ fundings, funding, code }: CardRecordOf['project']): OptionalTexts => [
  [
    fundings?.[0]?.name ?? fundings?.[0]?.shortName ?? funding?.funder?.name,
    ...[funding?.level0, funding?.level1, funding?.level2].map((level) => level?.name ?? level?.description),
  ]
    .filter(Boolean)
    .join(' › '),
  code,
];

const countryIn = (
  { country }: CardRecordOf['organization'],
  countryOf: SummaryTexts['countryOf'],
): string | null | undefined => (country?.code ? countryOf(country.code) : country?.label);

const factsOf = ({ kind, record }: KindedRecord, { countryOf, versionOf }: SummaryTexts): OptionalTexts => {
  switch (kind) {
    case 'product':
      return [
        record.authors?.[0]?.fullName,
        record.publicationDate?.slice(0, 4),
        record.version ? versionOf(record.version) : null,
      ];
    case 'project':
      return aboutProject(record);
    case 'organization':
      return [record.legalShortName, countryIn(record, countryOf)];
    default:
      return [];
  }
};

/** Returns the facts that tell a related record apart from others with the same title. */
export const relatedSummary = (related: KindedRecord, texts: SummaryTexts): readonly string[] => {
  const title = recordTitle(related.record);
  return factsOf(related, texts).flatMap((text) => (text && text !== title ? text : []));
};
