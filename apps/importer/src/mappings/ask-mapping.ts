import { fieldsOfKind, isTableKind } from '../formats/tables/table-fields.ts';
import { proposeAs, proposeMapping } from '../formats/tables/propose-mapping.ts';
import type { TableMapping } from '../formats/tables/table-row.ts';
import type { NewTable } from '../input/tables/read-rows.ts';

/** A person at a terminal. */
export interface Dialog {
  readonly write: (text: string) => void;
  /** Returns the answer to a question; `null` when the person has gone. */
  readonly ask: (question: string) => Promise<string | null>;
}

const SAMPLE_CHARS = 40;
const LEFT_OUT = '(left out)';

const sampleOf = ({ samples }: NewTable, at: number): string => {
  const text = samples.map((row) => row[at] ?? '').find((cell) => cell !== '') ?? '';
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ');
  return line.length > SAMPLE_CHARS ? `${line.slice(0, SAMPLE_CHARS)}…` : line;
};

const shown = (table: NewTable, { kind, columns }: TableMapping): string => {
  const width = Math.max(...table.columns.map(({ length }) => length));
  const lines = table.columns.map((column, at) => {
    const field = columns[column] ?? LEFT_OUT;
    return `  ${String(at + 1).padStart(2)}  ${column.padEnd(width)}  → ${field.padEnd(LEFT_OUT.length)}  ${sampleOf(table, at)}`;
  });
  return `\nEach row is a ${kind}:\n${lines.join('\n')}\n`;
};

const helpFor = (kind: TableMapping['kind']): string =>
  `\nFields of a ${kind}: ${fieldsOfKind(kind).join(', ')}.\n` +
  'Enter accepts. “3 abstract” gives column 3 a field, “3 -” leaves it out.\n' +
  '“project”, “organization” or “product” says what a row is; “skip” skips the file.\n';

/** Returns the mapping after an answer, or why the answer is invalid. */
const change = (table: NewTable, mapping: TableMapping, answer: string): TableMapping | string => {
  if (isTableKind(answer)) return proposeAs(answer, table.columns);
  const [, number = '', field = ''] = /^(\d+)\s+(\S+)$/.exec(answer) ?? [];
  const column = table.columns[Number(number) - 1];
  if (column === undefined) return `\n“${answer}” is not an answer; “?” helps.\n`;
  const known = fieldsOfKind(mapping.kind).find((name) => name.toLowerCase() === field.toLowerCase());
  if (field !== '-' && known === undefined)
    return `\nA ${mapping.kind} has no field ${field}; “?” lists them.\n`;
  return { ...mapping, columns: { ...mapping.columns, [column]: known ?? null } };
};

/** Asks the user what the columns of a table are and suggests answers by their names. Returns `null` to skip the table. */
export const askMapping = async (table: NewTable, { write, ask }: Dialog): Promise<TableMapping | null> => {
  let mapping = proposeMapping(table.columns);
  write(`\n${table.name} is a table with ${table.columns.length} columns that has no mapping yet.\n`);
  write(shown(table, mapping));
  for (;;) {
    const answer = (await ask('Enter accepts, ? helps: '))?.trim();
    if (answer === '') return mapping;
    if (answer === undefined || answer === 'skip') return null;
    if (answer === '?') {
      write(helpFor(mapping.kind));
      continue;
    }
    const changed = change(table, mapping, answer);
    if (typeof changed === 'string') write(changed);
    else {
      mapping = changed;
      write(shown(table, mapping));
    }
  }
};
