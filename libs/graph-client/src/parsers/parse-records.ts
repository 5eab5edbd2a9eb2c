import type { Parse, RejectedPart } from '@open-discovery/http';
import { RELATION_NAMES } from '@open-discovery/model';
import type { RecordOf, SearchedKind } from '@open-discovery/model';
import * as z from 'zod/mini';
import type { RecordWithRelated, RelatedGroup, RelatedRecord } from '../responses.ts';
import { ignore, itemsOf, parseRequired, wholePart } from './parse-parts.ts';
import type { ParsePart } from './parse-parts.ts';
import { parseKindedRecord, RECORD_PARSERS, recordKind } from './parse-record.ts';

/** Creates the parser of one record. It throws if the record is unusable and reports malformed fields. */
export const recordParser =
  <K extends SearchedKind>(kind: K): Parse<RecordOf[K]> =>
  (json, report = ignore) => {
    const rejected: RejectedPart[] = [];
    const record = RECORD_PARSERS[kind](json, { path: 'record', report: (part) => rejected.push(part) });
    if (record === null) throw new Error(rejected.map(({ problem }) => problem).join(', '));
    rejected.forEach((part) => {
      report(part);
    });
    return record;
  };

export const recordsParser =
  <K extends SearchedKind>(kind: K): Parse<readonly RecordOf[K][]> =>
  (json, report = ignore) => {
    const { results } = parseRequired(z.object({ results: z.array(z.unknown()) }), json, 'records');
    const parseRecord: ParsePart<RecordOf[K]> = RECORD_PARSERS[kind];
    return itemsOf(parseRecord)(results, { path: 'results', report }) ?? [];
  };

const groupEnvelope = wholePart(
  z.object({
    relation: z.enum(RELATION_NAMES),
    kind: recordKind,
    total: z.int(),
    results: z.array(z.unknown()),
  }),
);
const linkOfUser = z.object({ linkedByUser: z.object({ approvedAt: z.string() }) });

/** Parses a related record. A relation whose provenance is malformed is one of the graph's own. */
const parseRelatedRecord: ParsePart<RelatedRecord> = (json, place) => {
  const item = parseKindedRecord(json, place);
  const link = linkOfUser.safeParse(json);
  return item && (link.success ? { ...item, linkedByUser: link.data.linkedByUser } : item);
};
const parseRelatedRecords = itemsOf(parseRelatedRecord);
const parseGroup: ParsePart<RelatedGroup> = (json, { path, report }) => {
  const group = groupEnvelope(json, { path, report });
  const results = group && parseRelatedRecords(group.results, { path: `${path}.results`, report });
  return group && results && { ...group, results };
};

/** Parses the related records of a record, group by group. */
export const parseRelatedGroups: Parse<readonly RelatedGroup[]> = (json, report = ignore) => {
  const { groups } = parseRequired(z.object({ groups: z.array(z.unknown()) }), json, 'related');
  return itemsOf(parseGroup)(groups, { path: 'groups', report }) ?? [];
};

export const recordWithRelatedParser =
  <K extends SearchedKind>(kind: K): Parse<RecordWithRelated<K>> =>
  (json, report = ignore) => {
    const { record } = parseRequired(z.object({ record: z.unknown() }), json, 'record');
    return { record: recordParser(kind)(record, report), related: parseRelatedGroups(json, report) };
  };
