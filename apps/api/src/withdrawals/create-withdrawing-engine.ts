import { createOverlaidEngine } from '../search/create-overlaid-engine.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { withoutHidden, withoutHiddenLinks } from './hidden-records.ts';
import type { WithdrawalOverlay } from './withdrawal-overlay.ts';

/**
 * Returns an engine without the records that administrators have withdrawn. The index itself does not change, so
 * withdrawals hold for every generation of it. An engine without the capability `exclusions` still counts the withdrawn
 * records, but does not return them.
 */
export const createWithdrawingEngine = (engine: SearchEngine, overlay: WithdrawalOverlay): SearchEngine => {
  const canExclude = engine.capabilities.has('exclusions');
  return createOverlaidEngine(
    engine,
    {
      current: overlay.current,
      changeQuery: (query, hidden) => (canExclude ? withoutHidden(query, hidden) : query),
      changeRecord: (item, hidden) =>
        hidden.ids.has(item.record.id) ? null : withoutHiddenLinks(item, hidden),
    },
    {
      suggest: async (prefix, options) => {
        const [hidden, found] = await Promise.all([overlay.current(), engine.suggest(prefix, options)]);
        return found.flatMap((one) => {
          const count = one.count - hidden.countSuggestion(one);
          return count > 0 ? [{ ...one, count }] : [];
        });
      },
      about: () => {
        const status = engine.about();
        const withdrawals = overlay.state();
        return status && withdrawals ? { ...status, withdrawals } : status;
      },
    },
  );
};
