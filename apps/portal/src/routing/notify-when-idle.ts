import type { DataRouter } from 'react-router-dom';

/**
 * Returns a router that notifies the page only when a navigation is complete. Its start would rerender all
 * links and controls, because they depend on the router's state.
 */
export const notifyWhenIdle = (router: DataRouter): DataRouter =>
  Object.create(router, {
    subscribe: {
      value: (listener: Parameters<DataRouter['subscribe']>[0]) =>
        router.subscribe((state, options) => {
          if (state.navigation.state === 'idle') listener(state, options);
        }),
    },
  }) as DataRouter;
