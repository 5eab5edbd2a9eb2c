import type { HarvestClient } from '../client/harvest-client.ts';
import { HarvestError } from '../harvest-error.ts';
import type { HarvestAnswer, HarvestRequest, Position, Protocol, Reading } from '../protocol.ts';
import type { Source } from '../source.ts';

interface Place {
  readonly source: Source;
  readonly protocol: Protocol;
  readonly client: HarvestClient;
}

/** Fetches the answer at a position, and reads it. Damaged answers are requested again. */
export const fetchReading = async (
  { source, protocol, client }: Place,
  position: Position,
  request: HarvestRequest,
): Promise<{ answer: HarvestAnswer; reading: Exclude<Reading, { is: 'damaged' }> }> => {
  const readings: Reading[] = [];
  const answer = await client.fetch(request, async (candidate) => {
    const damage = await protocol.damageOf?.(source, candidate);
    if (damage) return damage;
    const reading = protocol.read(source, position, candidate);
    readings.push(reading);
    return reading.is === 'damaged' ? reading.failure : null;
  });
  const reading = readings.at(-1);
  if (reading === undefined || reading.is === 'damaged') throw new HarvestError('There is no answer.');
  return { answer, reading };
};
