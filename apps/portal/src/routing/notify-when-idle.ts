import type { DataRouter } from 'react-router-dom';

/**
 * A router that tells the page of a navigation once it can be shown. Told of its beginning, too, the page would be rendered
 * twice for every click: all links and controls hang on the router's state.
 */
export const notifyWhenIdle = (router: DataRouter): DataRouter =>
  Object.create(router, {
    subscribe: {
      value: (listener: Parameters<DataRouter['subscribe']>[0]) =>
        router.subscribe((state, options) => {
          if (state.navigation.state === 'idle') listener(state, options);
        }),
    },
  });
