import type { KindedRecord, Project } from '@open-discovery/model';
import { recordTitle } from '../../../components/record-title.ts';

type Said = readonly (string | null | undefined)[];

/** Funder, its streams as a path, and the grant number. */
const aboutProject = ({ fundings, funding, code }: Project): Said => [
  [
    fundings?.[0]?.name ?? fundings?.[0]?.shortName ?? funding?.funder?.name,
    ...[funding?.level0, funding?.level1, funding?.level2].map((level) => level?.name ?? level?.description),
  ]
    .filter(Boolean)
    .join(' › '),
  code,
];

/** What a reader needs beside the title of a related record, to tell it from others. */
export const relatedSummary = ({ kind, record }: KindedRecord): readonly string[] => {
  const said: Said =
    kind === 'product'
      ? [record.authors?.[0]?.fullName, record.publicationDate?.slice(0, 4), record.version]
      : kind === 'project'
        ? aboutProject(record)
        : kind === 'organization'
          ? [record.legalShortName, record.country?.label]
          : [];
  const title = recordTitle(record);
  return said.flatMap((text) => (text && text !== title ? text : []));
};
