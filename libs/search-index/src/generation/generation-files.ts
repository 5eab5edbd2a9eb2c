import { IndexError } from '../index-error.ts';
import type { IndexSchema } from '../document-types.ts';

/** Increased when the file layout changes, or the fields that every search counts; an index of another format is refused. */
export const FORMAT_VERSION = 19;

/** The files of a generation that do not depend on the schema. */
export const FILE = {
  terms: 'text.terms',
  termIndex: 'text.index',
  postings: 'text.postings',
  positions: 'text.positions',
  lengths: 'text.lengths',
  values: 'values.terms',
  valueIndex: 'values.index',
  valuePostings: 'values.postings',
  labelGroups: 'values.groups',
  ids: 'ids.terms',
  idIndex: 'ids.index',
  documents: 'documents.blocks',
  documentIndex: 'documents.index',
  completions: 'completions.terms',
  completionIndex: 'completions.index',
  completionTree: 'completions.tree',
  boost: 'boost.column',
  pageSums: 'pages.sums',
} as const;

/** Files read in place. Each of their pages has a checksum, in this order. */
export const PAGED_FILES = [
  FILE.postings,
  FILE.positions,
  FILE.valuePostings,
  FILE.lengths,
  FILE.documents,
  FILE.terms,
  FILE.values,
  FILE.ids,
  FILE.completions,
] as const;

export const MANIFEST_FILE = 'manifest.json';
export const CURRENT_FILE = 'current';
const GENERATION_NAME = /^generation-(\d{6,})$/;

export const keywordColumnFile = (index: number): string => `keyword-${index}.column`;
export const numberColumnFile = (index: number): string => `number-${index}.column`;
export const sortColumnFile = (index: number): string => `sort-${index}.column`;

/** Files held in memory and shared by all threads. */
export const residentFiles = (schema: IndexSchema): string[] => [
  FILE.termIndex,
  FILE.valueIndex,
  FILE.labelGroups,
  FILE.idIndex,
  FILE.documentIndex,
  FILE.completionIndex,
  FILE.completionTree,
  FILE.boost,
  FILE.pageSums,
  ...schema.keyword.flatMap((field, index) => (field.facet ? [keywordColumnFile(index)] : [])),
  ...schema.number.map((_, index) => numberColumnFile(index)),
  ...schema.sortText.map((_, index) => sortColumnFile(index)),
];

/** All files of a generation except the manifest. */
export const generationFiles = (schema: IndexSchema): string[] => [...residentFiles(schema), ...PAGED_FILES];

/** Returns the number of a generation's folder, or `null` for any other folder. */
export const generationNumber = (name: string): number | null => {
  const digits = GENERATION_NAME.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
};

export const generationName = (number: number): string => `generation-${String(number).padStart(6, '0')}`;

/** Returns the index of a named field, or throws a `query` error. */
export const fieldIndex = (fields: readonly { name: string }[], name: string, kind: string): number => {
  const index = fields.findIndex((field) => field.name === name);
  if (index < 0) throw new IndexError('query', `There is no ${kind} field "${name}".`);
  return index;
};
