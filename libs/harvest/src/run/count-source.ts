import { createClient } from '../client/create-client.ts';
import type { HarvestEnvironment } from '../client/harvest-client.ts';
import { HarvestError } from '../harvest-error.ts';
import { RunFailure } from '../run-failure.ts';
import { protocolOf } from '../protocols/protocol-of.ts';
import type { Source } from '../source.ts';
import { readState, sourceFolder } from '../store/source-folders.ts';
import { withUploadFolder } from '../store/uploaded-files.ts';
import { fetchReading } from './fetch-reading.ts';
import { readRecordIndex } from './record-index.ts';
import { isOvergrown } from './run-limits.ts';

export interface SourceCount {
  readonly source: string;
  /** The source's own word on the records of the next run. `isAtLeast`: it does not say, and has more than one page. */
  readonly records: number;
  readonly isAtLeast: boolean;
  readonly failure: string | null;
}

interface CountOptions extends HarvestEnvironment {
  readonly dataDir: string;
  readonly isFull: boolean;
}

const countPages = async (
  given: Source,
  options: CountOptions,
): Promise<Omit<SourceCount, 'source' | 'failure'>> => {
  const source = withUploadFolder(options.dataDir, given);
  const protocol = protocolOf(source);
  const client = createClient(source, options);
  const { since, current } = await readState(options.dataDir, source.name);
  const isFull =
    options.isFull ||
    current === null ||
    isOvergrown(current, await readRecordIndex(sourceFolder(options.dataDir, source.name), current));
  let position = protocol.begin(source, { since: isFull ? null : since, now: options.now() });
  try {
    for (;;) {
      const request = protocol.request(source, position, options.contact);
      const { reading } = await fetchReading({ source, protocol, client }, position, request);
      if (reading.is === 'refused')
        throw new RunFailure(reading.failure, { host: new URL(request.url).host });
      const { records, next, total } = reading;
      if (next === null || records.length > 0 || total !== null)
        return { records: total ?? records.length, isAtLeast: total === null && next !== null };
      position = next;
    }
  } finally {
    await client.close();
  }
};

/** Returns how many records the next run of a source would fetch. Stores nothing. */
export const countSource = async (source: Source, options: CountOptions): Promise<SourceCount> => {
  try {
    return { source: source.name, failure: null, ...(await countPages(source, options)) };
  } catch (error) {
    if (!(error instanceof HarvestError)) throw error;
    return { source: source.name, failure: error.message, records: 0, isAtLeast: false };
  }
};
