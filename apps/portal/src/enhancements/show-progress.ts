import { PROGRESS } from '../runtime/progress.ts';
import type { DataRouter } from 'react-router-dom';

/** Shows the layout's bar while a page is on its way. The page itself learns of a navigation when it is done. */
export const showProgress = (router: DataRouter): void => {
  router.subscribe(({ navigation }) => {
    const bar = document.getElementById(PROGRESS);
    if (bar) bar.hidden = navigation.state === 'idle';
  });
};
