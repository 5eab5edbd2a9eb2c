import type { Bytes } from '../input/byte-source.ts';
import type { Input } from '../input/find-inputs.ts';
import { readTexts } from '../input/read-values.ts';
import type { FoundValue, JsonText } from '../input/read-values.ts';
import type { TableReader } from '../input/tables/read-rows.ts';
import { UnreadableError } from '../input/unreadable-error.ts';
import { unpack } from '../input/unpack.ts';
import type { Text } from '../input/unpack.ts';
import type { Reporter } from '../report/report.ts';
import type { SkipReason } from '../report/skip-reason.ts';

export interface StageOptions {
  readonly inputs: readonly Input[];
  readonly reporter: Pick<Reporter, 'startFile' | 'read' | 'skipped'>;
  /** Stages a value here; returns true if the rest of the file need not be read. */
  readonly stageValue: (found: FoundValue, file: number) => boolean;
  /** Stages JSON texts elsewhere, at the same time. Returns true if the rest of the file need not be read, as far as is known. */
  readonly stageTexts: (file: number, texts: readonly JsonText[]) => Promise<boolean>;
  readonly onBytes: (bytes: number) => void;
  readonly tables?: TableReader;
}

/** Texts that are handed over together. */
const BATCH_CHARS = 256 * 1024;

/** Stages the values of a text. Returns why it could not be read to its end; `null` if it was. */
const stageText = async (options: StageOptions, text: Text, file: number): Promise<SkipReason | null> => {
  try {
    await stageValues(options, text, file);
    return null;
  } catch (error) {
    if (error instanceof UnreadableError) return error.reason;
    throw error;
  }
};

const stageValues = async (
  { stageValue, stageTexts, tables }: StageOptions,
  text: Text,
  file: number,
): Promise<void> => {
  let batch: JsonText[] = [];
  let length = 0;
  try {
    for await (const found of readTexts(text, tables)) {
      if (!('text' in found)) {
        if (stageValue(found, file)) return;
        continue;
      }
      batch.push(found);
      length += found.text.length;
      if (length < BATCH_CHARS) continue;
      const isEnd = await stageTexts(file, batch);
      batch = [];
      length = 0;
      if (isEnd) return;
    }
  } finally {
    // What comes before a damage counts.
    if (batch.length > 0) await stageTexts(file, batch);
  }
};

/** Passes bytes on and counts them. */
export async function* counted(bytes: Bytes, onBytes: (bytes: number) => void): Bytes {
  for await (const chunk of bytes) {
    onBytes(chunk.length);
    yield chunk;
  }
}

const skipFile = (reporter: StageOptions['reporter'], file: number, reason: SkipReason): void => {
  reporter.read(file);
  reporter.skipped({ file, line: 0 }, reason);
};

/**
 * Reads every input to its end and stages its values. Unusable lines are reported and skipped, and so are files of archives
 * that have no known format; a damaged file counts up to the damage.
 */
export const stageInputs = async (options: StageOptions): Promise<void> => {
  const { inputs, reporter } = options;
  for (const input of inputs) {
    let file: number | null = null;
    let skipped: number | null = null;
    try {
      for await (const text of unpack({ name: input.name, bytes: counted(input.open(), options.onBytes) })) {
        file = reporter.startFile(text.name);
        const problem = text.problem ?? (await stageText(options, text, file));
        if (problem === null) continue;
        skipFile(reporter, file, problem);
        skipped = file;
      }
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      // The damage of an archive is that of its last file, too.
      if (file === null || file !== skipped)
        skipFile(reporter, file ?? reporter.startFile(input.name), error.reason);
    }
  }
};
