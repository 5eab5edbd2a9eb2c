import { PROGRESS } from '../runtime/progress.ts';
import type { DataRouter } from 'react-router-dom';

/**
 * Shows the progress bar during a navigation. The page itself rerenders only when the navigation is complete.
 */
export const showProgress = (router: DataRouter): void => {
  router.subscribe(({ navigation }) => {
    const bar = document.getElementById(PROGRESS);
    if (bar) bar.hidden = navigation.state === 'idle';
  });
};
