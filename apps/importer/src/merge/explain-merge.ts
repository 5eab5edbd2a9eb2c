import path from 'node:path';
import { keywordValues, stripKindPrefix } from '@open-discovery/graph-index';
import { openIndex } from '@open-discovery/search-index';
import type { SearchIndex } from '@open-discovery/search-index';
import { fieldsOf, isFields, textsOf } from '../fields.ts';
import type { Fields } from '../fields.ts';
import { printableLine } from '../report/printable-line.ts';

const recordOf = (text: string | null | undefined): Fields | null => {
  const stored: unknown = text ? JSON.parse(text) : null;
  return isFields(stored) && isFields(stored['record']) ? stored['record'] : null;
};

/** Returns the record with an id, or the one into which the id was merged. */
const findRecord = async (index: SearchIndex, id: string): Promise<Fields | null> => {
  const [own] = await index.get([id]);
  if (own) return recordOf(own);
  const values = [...keywordValues('originalId', id)];
  const node = { op: 'value', field: 'originalId', values } as const;
  const { hits } = await index.search({ node, filters: [], offset: 0, limit: 1 });
  const [hit] = hits;
  return hit === undefined ? null : recordOf((await index.get([hit.id]))[0]);
};

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const partLines = (part: Fields): string[] => {
  const sources = textsOf(part['sources']);
  const fields = textsOf(part['fields']);
  return [
    `  ${text(part['id'])}${sources.length > 0 ? ` from ${sources.join(', ')}` : ''}`,
    `    gave ${fields.length > 0 ? fields.join(', ') : 'nothing that others had not'}`,
  ];
};

const joinLine = ({ a, b, by, score }: Fields): string =>
  `  ${text(a)} = ${text(b)}: ${text(by)} (${text(score)})`;

const apartLine = ({ a, b, by }: Fields): string => `  ${text(a)} ≠ ${text(b)}: ${text(by)}`;

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines] : [];

/** Formats of what a record was made, why, what sources disagree on, and what was kept apart from it. */
const formatEvidence = (record: Fields): string => {
  const id = text(record['id']);
  const evidence = isFields(record['mergeEvidence']) ? record['mergeEvidence'] : {};
  const parts = fieldsOf(evidence['parts']);
  const statements = fieldsOf(record['statements']).map(
    ({ field, value, sources }) => `  ${text(field)}: ${text(value)} (${textsOf(sources).join(', ')})`,
  );
  return [
    parts.length > 0 ? `${id} was made of` : `${id} was made of one record.`,
    ...parts.flatMap(partLines),
    ...section('because', fieldsOf(evidence['joins']).map(joinLine)),
    ...section('sources disagree on', statements),
    ...section('not merged with it', fieldsOf(evidence['apart']).map(apartLine)),
  ]
    .map(printableLine)
    .join('\n');
};

/** Explains the record with an id, also one that was merged into another; `null` if the index has none. */
export const explainMerge = async (dataDir: string, id: string): Promise<string | null> => {
  const index = await openIndex({ folder: path.join(dataDir, 'index') });
  try {
    const record = await findRecord(index, stripKindPrefix(id.trim()));
    return record === null ? null : formatEvidence(record);
  } finally {
    await index.close();
  }
};
