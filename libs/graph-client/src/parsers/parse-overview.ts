import type { Parse } from '@open-discovery/http';
import type { RecordOf } from '@open-discovery/model';
import * as z from 'zod/mini';
import type { IndexStatus, KindCounts, Overview } from '../responses.ts';
import { count, ignore, itemsOf, parseRequired, wholePart } from './parse-parts.ts';
import type { ParsePart } from './parse-parts.ts';
import { parseKindedRecord, RECORD_PARSERS } from './parse-record.ts';

/** Another organization's API may not know each kind: it has no records of it. */
const countOrNone = z._default(count, 0);
const kindCounts = z.object({
  product: countOrNone,
  project: countOrNone,
  dataSource: countOrNone,
  service: countOrNone,
  organization: countOrNone,
  community: countOrNone,
  publication: countOrNone,
  dataset: countOrNone,
  software: countOrNone,
  other: countOrNone,
}) satisfies z.ZodMiniType<KindCounts>;

const indexStatus = z.object({ generation: z.string(), publishedAt: z.string(), records: count });

const overview = z.object({
  counts: kindCounts,
  years: z.array(z.unknown()),
  fieldsOfScience: z.array(z.unknown()),
  subjects: z._default(z.array(z.unknown()), []),
  newest: z.array(z.unknown()),
  communities: z.array(z.unknown()),
  index: indexStatus,
});

const parseYears = itemsOf(wholePart(z.object({ value: z.string(), count })));
const parseFields = itemsOf(wholePart(z.object({ value: z.string(), label: z.string(), count })));
const parseNewest = itemsOf(parseKindedRecord);

const communityEnvelope = wholePart(z.object({ record: z.unknown(), products: count }));
const parseCommunity: ParsePart<{ readonly record: RecordOf['community']; readonly products: number }> = (
  json,
  { path, report },
) => {
  const community = communityEnvelope(json, { path, report });
  const record = community && RECORD_PARSERS.community(community.record, { path: `${path}.record`, report });
  return community && record && { record, products: community.products };
};
const parseCommunities = itemsOf(parseCommunity);

export const parseOverview: Parse<Overview> = (json, report = ignore) => {
  const { counts, index, ...lists } = parseRequired(overview, json, 'overview');
  const at = (path: string) => ({ path, report });
  return {
    counts,
    index,
    years: parseYears(lists.years, at('years')) ?? [],
    fieldsOfScience: parseFields(lists.fieldsOfScience, at('fieldsOfScience')) ?? [],
    subjects: parseFields(lists.subjects, at('subjects')) ?? [],
    newest: parseNewest(lists.newest, at('newest')) ?? [],
    communities: parseCommunities(lists.communities, at('communities')) ?? [],
  };
};

/** Parses the number of records by kind. */
export const parseKindCounts: Parse<KindCounts> = (json) =>
  parseRequired(z.object({ counts: kindCounts }), json, 'counts').counts;

export const parseIndexStatus: Parse<IndexStatus> = (json) => parseRequired(indexStatus, json, 'status');
