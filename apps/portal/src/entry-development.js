/** Development only: the refresh runtime must be there before any component is. */
// eslint-disable-next-line @nx/enforce-module-boundaries -- the development server answers this address
import RefreshRuntime from '/@react-refresh';

RefreshRuntime.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type) => type });
await import('./entry-client.tsx');
