import { parse } from 'csv-parse/sync';

/** The options with which tables are parsed, whole or their start. */
export const CSV_OPTIONS = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
} as const;

/** The start of a table: its separator, the names of its columns, and its first rows. */
export interface TableStart {
  readonly separator: string;
  readonly columns: readonly string[];
  readonly samples: readonly (readonly string[])[];
}

const SEPARATORS = ['\t', ';', ',', '|'];
const FEWEST_COLUMNS = 3;
const SAMPLE_ROWS = 3;
const MOST_NAME_CHARS = 100;

/** Returns the first rows; a sample may be cut in the middle of one. */
const rowsOf = (text: string, separator: string): readonly string[][] => {
  const rows: string[][] = [];
  try {
    parse(text, {
      ...CSV_OPTIONS,
      delimiter: separator,
      to: SAMPLE_ROWS + 1,
      on_record: (row: string[]) => {
        rows.push(row);
        return null;
      },
    });
  } catch {
    return rows;
  }
  return rows;
};

/** Returns the names of columns; a column without a name has its position. */
const namesOf = (header: readonly string[]): string[] =>
  header.map((name, at) => (name === '' ? `column ${at + 1}` : name));

/** Reports whether a row may be the names of columns: short texts, mostly different, no sentences. */
const isHeader = (row: readonly string[]): boolean =>
  row.length >= FEWEST_COLUMNS &&
  row.every((name) => name.length <= MOST_NAME_CHARS && !/^[[{<]/.test(name)) &&
  new Set(row).size > row.length / 2;

/**
 * Parses the start of a text as that of a table; `null` if it is not one.
 * @example tableStart('id;title;year\n1;Tides;2020')?.columns // ['id', 'title', 'year']
 */
export const tableStart = (text: string): TableStart | null => {
  const found = SEPARATORS.flatMap((separator): TableStart[] => {
    const [header, ...samples] = rowsOf(text, separator);
    const [first] = samples;
    if (header === undefined || first === undefined || !isHeader(header)) return [];
    return first.length === header.length ? [{ separator, columns: namesOf(header), samples }] : [];
  });
  return found.sort((a, b) => b.columns.length - a.columns.length)[0] ?? null;
};
