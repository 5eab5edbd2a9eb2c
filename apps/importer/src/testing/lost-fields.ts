import { createReadStream } from 'node:fs';
import { createLeftOutCounts } from '../report/count-left-out.ts';
import { readValue } from '../formats/read-value.ts';
import { findInputs } from '../input/find-inputs.ts';
import { InputError } from '../input/input-error.ts';
import { readValues } from '../input/read-values.ts';
import { createTableReader } from '../mappings/table-mappings.ts';

/** Tables of known programs are read, others have no mapping. */
const NO_FILE = '/nonexistent/csv-mapping.json';
/** Most formats have a long tail of fields that a record or two give. */
const MOST_SHOWN = 10;

/** Counts the records of each format in a folder, and the fields that they lose. */
const countLost = async (folder: string) => {
  const records = new Map<string, number>();
  const lost = createLeftOutCounts();
  const countFile = async (file: string): Promise<void> => {
    const text = { name: file, bytes: createReadStream(file) };
    for await (const found of readValues(text, createTableReader(NO_FILE, null))) {
      if ('problem' in found) continue;
      for (const one of readValue(found.value)) {
        if (one.type !== 'record' || one.origin === undefined) continue;
        records.set(one.origin.format, (records.get(one.origin.format) ?? 0) + 1);
        lost.add(one.origin.format, one.origin.leftOut, { file, line: found.line });
      }
    }
  };
  for (const { name } of await findInputs([folder], () => process.stdin))
    await countFile(name).catch((error: unknown) => {
      if (!(error instanceof InputError)) throw error;
    });
  return { records, lost: lost.all() };
};

/** Returns the table of the fields that real records of each format lose, the most frequent first. */
export const lostFieldsTable = async (folder: string): Promise<string[]> => {
  const { records, lost } = await countLost(folder);
  const rows = [...records].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    '| format | records | fields that are lost, with the number of records that have them |',
    '| --- | --: | --- |',
    ...rows.map(([format, count]) => {
      const fields = lost.filter((one) => one.format === format);
      const shown = fields
        .slice(0, MOST_SHOWN)
        .map(({ leftOut, records: times }) => `\`${leftOut}\` ${times}`)
        .join(', ');
      const more = fields.length > MOST_SHOWN ? `, and ${fields.length - MOST_SHOWN} others` : '';
      return `| ${format} | ${count} | ${shown}${more} |`;
    }),
  ];
};
