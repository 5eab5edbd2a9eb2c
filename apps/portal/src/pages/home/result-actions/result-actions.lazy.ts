import { lazyIsland } from '../../../hydration/lazy-island.tsx';
// Not lazy: the server's HTML is shown before the code arrives.
import './result-actions.module.css';

/** Actions on the results as a whole: part of the server's HTML, hydrated later. */
export const resultActionsIsland = lazyIsland(
  async () => (await import('./result-actions.tsx')).ResultActions,
);
