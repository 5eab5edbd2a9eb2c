import { messageOf } from '../errors/message-of.ts';
import type { SearchEngine } from './search-engine.ts';

type Engine = Pick<SearchEngine, 'about' | 'check'>;

/** Returns why the newest records are not searched; null if they are. */
const damageOf = async (engine: Engine): Promise<string | null> => {
  const status = engine.about();
  if (status !== null) return status.fallback?.reason ?? null;
  return engine.check().then(() => null, messageOf);
};

/**
 * Returns a function that reports why the newest records are not searched, once for each reason. A search finds damage, or the
 * check in the background: neither has a log.
 */
export const createDamageReport = (
  engine: Engine,
  report: (reason: string) => void,
): (() => Promise<void>) => {
  let reported: string | null = null;
  return async () => {
    const reason = await damageOf(engine);
    if (reason !== null && reason !== reported) report(reason);
    reported = reason;
  };
};
