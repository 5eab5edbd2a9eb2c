import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mergeDecisionFieldsSchema } from '@open-discovery/model/schemas';
import { z } from 'zod';
import { UsageError } from '../usage-error.ts';
import type { Corrections } from './corrections.ts';

const FILE = 'merge-decisions.json';
/** The place of these decisions in the evidence of a merge, which otherwise is a line of a file. */
const PLACE = 'console';

const fileSchema = z.array(mergeDecisionFieldsSchema.pick({ verdict: true, records: true, others: true }));

/**
 * Reads the decisions that administrators have made in the console: the API writes them to `merge-decisions.json` of the data
 * folder. A missing file decides nothing. Throws a {@link UsageError} if the file is damaged.
 */
export const readDecisions = async (dataDir: string): Promise<Corrections> => {
  const file = path.join(dataDir, FILE);
  if (!existsSync(file)) return { same: [], different: [] };
  const decisions = parse(await readFile(file, 'utf8'));
  return {
    same: decisions.flatMap(({ verdict, records, others }) =>
      verdict === 'same' ? [{ ids: [...records, ...others], place: PLACE }] : [],
    ),
    different: decisions.flatMap(({ verdict, records, others }) =>
      verdict === 'different'
        ? records.flatMap((id) => others.map((other) => ({ ids: [id, other], place: PLACE })))
        : [],
    ),
  };
};

const parse = (text: string): z.output<typeof fileSchema> => {
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${FILE} is damaged. Delete it: the API writes it again when it starts.`);
  }
};
