/** The names in DATA_DIR that a backup is about. */
export const DATABASE_FILES = ['content.sqlite', 'content.sqlite-wal', 'content.sqlite-shm'] as const;

/** The folder of tables within a backup. */
export const TABLES_FOLDER = 'database';

/** Uploads, the state of harvests, and the keys of the trial login: part of every backup, if they exist. */
export const CONTENT_NAMES = ['uploads', 'harvest', 'trial-login.json'] as const;

/**
 * The decisions of people about imports: which records are the same, and what the columns of their tables are. Part of every
 * backup, if they exist. A backup without them leaves those that are there.
 */
export const DECISION_FILES = ['same.txt', 'different.txt', 'csv-mapping.json'] as const;

/** The search index and what belongs to its records: part of a backup on request. */
export const INDEX_NAMES = [
  'index',
  'records.jsonl.gz',
  'records-before.jsonl.gz',
  'record-days.jsonl.gz',
  'import-report.jsonl',
  'sample-index.json',
] as const;

/** Reports whether a file of a backup belongs to the search index. */
export const isIndexFile = (name: string): boolean =>
  INDEX_NAMES.some((own) => name === own || name.startsWith(`${own}/`));
