import path from 'node:path';
import Database from 'libsql';
import { BENCH_SCHEMA, benchDocuments } from './corpus.ts';
import { TimedSource, buildSeconds, folderMegabytes, peakMegabytes, timed, timings } from './measure.ts';
import type { Cost, Engine, Run, Timing } from './measure.ts';
import { benchPrefixes, benchQueries, FACET_SIZE } from './query-classes.ts';
import type { BenchQuery } from './query-classes.ts';
import { conditionOf, matchText, termsOf } from './sqlite-conditions.ts';

const SCHEMA = `
  CREATE VIRTUAL TABLE words USING fts5(title, abstract, author, tokenize = 'ascii', content = '');
  CREATE TABLE records (number INTEGER PRIMARY KEY, id TEXT UNIQUE, year INTEGER, date INTEGER, stored TEXT);
  CREATE TABLE facts (number INTEGER, field TEXT, value TEXT, PRIMARY KEY (number, field, value)) WITHOUT ROWID;
  CREATE TABLE subjects (value TEXT PRIMARY KEY, uses INTEGER) WITHOUT ROWID;
`;
const INDEXES = `
  CREATE INDEX facts_by_value ON facts (field, value, number);
  CREATE INDEX records_by_date ON records (date);
  INSERT INTO subjects SELECT value, count(*) FROM facts WHERE field = 'subject' GROUP BY value;
  ANALYZE;
`;

const COMPLETE = `
  SELECT value FROM subjects WHERE value >= ? AND value < ? || 'zz' ORDER BY uses DESC LIMIT 10
`;
/** Its searches take up to minutes: a class that has taken so long is not asked again once it has been asked a few times. */
const CLASS_LIMIT_MS = 30_000;
const FEWEST = 3;

const MATCHING = 'FROM words JOIN records ON number = words.rowid WHERE words MATCH ?';

const askPage = (database: Database.Database, { node, sort, offset, limit }: BenchQuery): void => {
  const words = matchText(node);
  if (words !== null && sort === 'relevance') {
    database.prepare(`SELECT stored ${MATCHING} ORDER BY rank LIMIT ? OFFSET ?`).all(words, limit, offset);
    return;
  }
  const { sql, values } = conditionOf(node);
  const order = sort === 'date' ? 'ORDER BY date DESC' : '';
  const page = `SELECT stored FROM records WHERE ${sql} ${order} LIMIT ? OFFSET ?`;
  database.prepare(page).all(...values, limit, offset);
};

const askFacets = (database: Database.Database, { node, facets }: BenchQuery): void => {
  const { sql, values } = conditionOf(node);
  const counts = `SELECT value, count(*) AS count FROM facts WHERE field = ?
    AND number IN (SELECT number FROM records WHERE ${sql}) GROUP BY value ORDER BY count DESC LIMIT ${FACET_SIZE}`;
  for (const field of facets) database.prepare(counts).all(field, ...values);
};

const askTotal = (database: Database.Database, { node }: BenchQuery): number => {
  const words = matchText(node);
  const { sql, values } = conditionOf(node);
  const total =
    words === null
      ? database
          .prepare(`SELECT count(*) FROM records WHERE ${sql}`)
          .raw()
          .get(...values)
      : database.prepare('SELECT count(*) FROM words WHERE words MATCH ?').raw().get(words);
  return Number(Array.isArray(total) ? total[0] : Number.NaN);
};

/** As an application would: the page, the counts of each facet, the exact total. */
const ask = (database: Database.Database, query: BenchQuery): number => {
  askPage(database, query);
  askFacets(database, query);
  return askTotal(database, query);
};

/** Returns how long it took to make the documents up. */
const fill = (database: Database.Database, records: number): Cost => {
  const documents = new TimedSource(benchDocuments(records));
  const word = database.prepare('INSERT INTO words (rowid, title, abstract, author) VALUES (?, ?, ?, ?)');
  const record = database.prepare('INSERT INTO records VALUES (?, ?, ?, ?, ?)');
  const fact = database.prepare('INSERT OR IGNORE INTO facts VALUES (?, ?, ?)');
  let number = 0;
  for (const { id, text, keyword, number: numbers, stored } of documents) {
    number += 1;
    word.run(number, ...BENCH_SCHEMA.text.map(({ name }) => termsOf([text[name] ?? []].flat().join(' '))));
    record.run(number, id, numbers['year'] ?? null, numbers['date'] ?? null, stored);
    fact.run(number, 'year', String(numbers['year']));
    for (const [field, values] of Object.entries(keyword)) {
      for (const value of values ?? [])
        fact.run(number, field, typeof value === 'string' ? value : value.value);
    }
  }
  return documents.cost;
};

const build = (file: string, records: number): Cost => {
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000;');
  database.exec(`${SCHEMA} BEGIN`);
  const madeUp = fill(database, records);
  database.exec(`COMMIT; INSERT INTO words (words) VALUES ('optimize'); ${INDEXES}`);
  database.close();
  return madeUp;
};

const query = async (database: Database.Database): Promise<Record<string, Timing>> => {
  database.exec('PRAGMA mmap_size = 4000000000; PRAGMA cache_size = -200000;');
  const runs: Run[] = [];
  for (const [name, one] of benchQueries()) {
    const own = runs.filter((run) => run.name === name);
    if (own.length >= FEWEST && own.reduce((sum, { wallMs }) => sum + wallMs, 0) > CLASS_LIMIT_MS) continue;
    const [matches, cost] = await timed(() => ask(database, one));
    runs.push({ name, ...cost, matches });
  }
  const complete = database.prepare(COMPLETE);
  for (const prefix of benchPrefixes()) {
    const [found, cost] = await timed(() => complete.all(prefix, prefix));
    runs.push({ name: 'completion', ...cost, matches: found.length });
  }
  return timings(runs);
};

const fileIn = (folder: string): string => path.join(folder, 'index.sqlite');

/** SQLite's full-text index, with the same terms. */
export const sqlite: Engine = {
  name: 'SQLite FTS5',
  build: async (folder, records) => {
    const [madeUp, cost] = await timed(() => build(fileIn(folder), records));
    return {
      ...buildSeconds(cost, madeUp),
      buildMegabytes: peakMegabytes(),
      diskMegabytes: folderMegabytes(folder),
    };
  },
  query: async (folder) => {
    const [database, opening] = await timed(() => new Database(fileIn(folder), { readonly: true }));
    const classes = await query(database);
    database.close();
    return { openMs: opening.wallMs, queryMegabytes: peakMegabytes(), classes };
  },
};
