import type { KindedRecord } from '@open-discovery/model';
import { recordTitle } from '../../../components/record-title.ts';
import type { CardRecordOf } from '../../../search/card-records.ts';

type CountryOf = (code: string) => string;
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
  countryOf: CountryOf,
): string | null | undefined => (country?.code ? countryOf(country.code) : country?.label);

const factsOf = ({ kind, record }: KindedRecord, countryOf: CountryOf): OptionalTexts => {
  switch (kind) {
    case 'product':
      return [record.authors?.[0]?.fullName, record.publicationDate?.slice(0, 4), record.version];
    case 'project':
      return aboutProject(record);
    case 'organization':
      return [record.legalShortName, countryIn(record, countryOf)];
    default:
      return [];
  }
};

/**
 * Returns the facts that tell a related record apart from others with the same title.
 * @param countryOf names a country by its code, in the reader's language.
 */
export const relatedSummary = (related: KindedRecord, countryOf: CountryOf): readonly string[] => {
  const title = recordTitle(related.record);
  return factsOf(related, countryOf).flatMap((text) => (text && text !== title ? text : []));
};
