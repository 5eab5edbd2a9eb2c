import type { KindedRecord } from '@open-discovery/model';
import { cleanRecord } from '../clean/clean-record.ts';
import type { Found, FoundRecord } from '../formats/format.ts';
import { formatOf, readValue } from '../formats/read-value.ts';
import { readLink } from '../graph/read-link.ts';
import { referencesOf } from '../graph/references.ts';
import { candidatesOf } from '../merge/compare.ts';
import type { Candidate } from '../merge/facts.ts';
import type { Bytes } from '../input/byte-source.ts';
import type { Input } from '../input/find-inputs.ts';
import { InputError } from '../input/input-error.ts';
import { readValues } from '../input/read-values.ts';
import { unpack } from '../input/unpack.ts';
import type { Text } from '../input/unpack.ts';
import type { SourceLocation, Reporter } from '../report.ts';
import { createMentionedSources } from './mentioned-sources.ts';
import type { LinkRow, RecordRow } from './rows.ts';
import type { Spill } from './spill.ts';

/** The destinations of the read data, partitioned by lookup key. */
interface Staging {
  readonly records: Spill<RecordRow>;
  readonly links: Spill<LinkRow>;
  readonly candidates: Spill<Candidate>;
}

export interface StageOptions {
  readonly inputs: readonly Input[];
  readonly staging: Staging;
  readonly reporter: Reporter;
  readonly onBytes: (bytes: number) => void;
  readonly onRecord: () => void;
}

/** Records are mentioned repeatedly; recent mentions are not written again. */
const REMEMBERED_MENTIONS = 100_000;

/** Stages a relation, or reports why it cannot be kept. */
const stageLink = (
  { staging, reporter }: StageOptions,
  relation: unknown,
  place: SourceLocation | undefined,
): void => {
  const read = readLink(relation);
  if ('link' in read) staging.links.add(read.link.source, place ? { ...read.link, place } : read.link);
  else if (place) reporter.skipped(place, read.problem);
  else reporter.unresolved();
};

const createStager = (options: StageOptions) => {
  const { staging, reporter, onRecord } = options;
  const mentions = new Set<string>();
  const stageSame = (item: KindedRecord): void => {
    for (const candidate of candidatesOf(item)) staging.candidates.add(candidate.key, candidate);
  };
  const sources = createMentionedSources();
  const stageMention = (item: KindedRecord): void => {
    if (item.kind === 'dataSource') {
      sources.add(item);
      return;
    }
    const mention = JSON.stringify(item);
    if (mentions.has(mention)) return;
    if (mentions.size >= REMEMBERED_MENTIONS) mentions.clear();
    mentions.add(mention);
    staging.records.add(item.record.id, { item });
    stageSame(item);
  };
  const stageRecord = (item: KindedRecord, place: SourceLocation): void => {
    staging.records.add(item.record.id, { item, place });
    stageSame(item);
    const { links, mentioned } = referencesOf(item);
    for (const link of links) staging.links.add(link.source, link);
    for (const other of mentioned) stageMention(other);
    onRecord();
  };
  const stageFoundRecord = ({ kind, record, origin }: FoundRecord, place: SourceLocation): void => {
    const cleaned = cleanRecord(kind, record);
    if ('problem' in cleaned) {
      reporter.skipped(place, cleaned.problem);
      return;
    }
    for (const finding of cleaned.findings) reporter.field(cleaned.item, finding, place);
    if (origin) reporter.leftOut(origin, place);
    stageRecord(cleaned.item, place);
  };
  /** Stages the mentions of data sources, of which the names are counted. */
  const stageSources = (): void => {
    for (const { item, mentions, isUsual } of sources.all()) {
      staging.records.add(item.record.id, { item, mentions });
      if (isUsual) stageSame(item);
    }
  };
  /** Stages one result of a value. Additional results of the same value are not counted separately. */
  const stage = (found: Found, place: SourceLocation): void => {
    if (found.type === 'mention') {
      const cleaned = cleanRecord(found.kind, found.record);
      if ('item' in cleaned) stageMention(cleaned.item);
      return;
    }
    if (found.type === 'relation' && found.embedded) {
      stageLink(options, found.relation, undefined);
      return;
    }
    reporter.read(place.file);
    if (found.type === 'record') stageFoundRecord(found, place);
    else if (found.type === 'relation') stageLink(options, found.relation, place);
    else reporter.skipped(place, found.reason);
  };
  return { stage, stageSources };
};

const skipAs = (reporter: Reporter, place: SourceLocation, reason: string): void => {
  reporter.read(place.file);
  reporter.skipped(place, reason);
};

const stageText = async (
  text: Text,
  file: number,
  reporter: Reporter,
  stage: ReturnType<typeof createStager>['stage'],
) => {
  let hasFormat = false;
  for await (const found of readValues(text)) {
    const { line, position } = found;
    const place: SourceLocation = { file, line, ...(position === undefined ? {} : { position }) };
    if ('problem' in found) {
      skipAs(reporter, place, found.problem);
      continue;
    }
    if (found.isRepaired) reporter.repaired(file);
    if (!hasFormat) {
      const format = formatOf(found.value);
      if (format !== null) reporter.format(file, format);
      hasFormat = format !== null;
    }
    const items = readValue(found.value);
    for (const item of items) stage(item, place);
    if (items.some((item) => item.type === 'nothing' && item.wholeFile === true)) return;
  }
};

async function* counted(bytes: Bytes, onBytes: (bytes: number) => void): Bytes {
  for await (const chunk of bytes) {
    onBytes(chunk.length);
    yield chunk;
  }
}

/**
 * Reads every input to its end and stages records, relations and keys. Unusable lines are reported and
 * skipped; a damaged file counts up to the damage.
 */
export const stageInputs = async (options: StageOptions): Promise<void> => {
  const { inputs, reporter } = options;
  const { stage, stageSources } = createStager(options);
  for (const input of inputs) {
    let file: number | null = null;
    try {
      for await (const text of unpack({ name: input.name, bytes: counted(input.open(), options.onBytes) })) {
        file = reporter.startFile(text.name);
        await stageText(text, file, reporter, stage);
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      skipAs(reporter, { file: file ?? reporter.startFile(input.name), line: 0 }, error.message);
    }
  }
  stageSources();
};
