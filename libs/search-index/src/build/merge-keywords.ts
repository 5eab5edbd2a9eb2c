import path from 'node:path';
import { FILE } from '../generation/generation-files.ts';
import { DictionaryWriter } from '../storage/dictionary-writer.ts';
import type { WrittenFile } from '../storage/file-writer.ts';
import { valueOfKey } from '../storage/keyword-key.ts';
import { LabelGroups, writeLabelGroups } from '../storage/label-groups.ts';
import { PostingsWriter } from '../storage/postings-writer.ts';
import type { KeywordFieldSchema } from '../document-types.ts';
import { DiskArray } from './disk-array.ts';
import { LabelGrouper } from './group-labels.ts';
import { mergeRuns } from './merge-runs.ts';

/** The merged values, and the mappings needed to build the columns. */
export interface MergedKeywords {
  values: number;
  files: Record<string, WrittenFile>;
  /** For each run, maps the rank of a key in the run to its ordinal in the dictionary. */
  ordinals: DiskArray[];
  /** The first ordinal of each field, by field number. */
  firstOrdinals: Map<number, number>;
  /** By keyword field. */
  labelGroups: readonly LabelGroups[];
}

/** Merges the runs of values into their dictionary, posting lists and groups. */
export const mergeKeywords = (
  folder: string,
  fields: readonly KeywordFieldSchema[],
  runs: readonly string[],
): MergedKeywords => {
  const inFolder = (file: string): string => path.join(folder, file);
  const writer = new PostingsWriter(inFolder(FILE.valuePostings), null);
  const dictionary = new DictionaryWriter(inFolder(FILE.values), inFolder(FILE.valueIndex), 2);
  const ordinals = runs.map((run) => new DiskArray(`${run}.ordinals`));
  const firstOrdinals = new Map<number, number>();
  const groupers = fields.map(() => new LabelGrouper());
  mergeRuns(runs, (same) => {
    const ordinal = dictionary.count;
    const key = same[0].key;
    const field = key.toString('utf8').charCodeAt(0) - 1;
    if (!firstOrdinals.has(field)) firstOrdinals.set(field, ordinal);
    let last = -1;
    for (const run of same) {
      ordinals[run.place]?.push(ordinal);
      const reader = run.data;
      let document = 0;
      while (reader.at < run.end) {
        document += reader.varint();
        // The values of a document may be in several runs.
        if (document > last) writer.add(document);
        last = document;
      }
    }
    const written = writer.endTerm();
    const label = same.find((run) => run.label !== '')?.label;
    dictionary.add(key, [written.documents, written.postingsLength], label);
    const inField = ordinal - (firstOrdinals.get(field) ?? 0) - 1;
    if (inField >= 0 && fields[field]?.groupByLabel === true) {
      const value = valueOfKey(key.toString('utf8'), fields[field]);
      groupers[field]?.add(inField, label ?? value, written.documents);
    }
  });
  const groups = groupers.map((grouper) => grouper.groups());
  const files = {
    ...dictionary.finish(),
    ...writer.finish(),
    [FILE.labelGroups]: writeLabelGroups(inFolder(FILE.labelGroups), groups),
  };
  const labelGroups = groups.map((ofField) => new LabelGroups(ofField));
  return { values: dictionary.count, files, ordinals, firstOrdinals, labelGroups };
};
