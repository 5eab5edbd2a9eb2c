import { lazyIsland } from '../../../hydration/lazy-island.tsx';
// At once: the server's HTML stands before the code comes.
import './result-actions.module.css';

/** What can be done with the results as a whole: in the server's HTML, its code out of the first moment. */
export const resultActionsIsland = lazyIsland(
  async () => (await import('./result-actions.tsx')).ResultActions,
);
