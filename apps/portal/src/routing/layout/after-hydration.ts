// One chunk: every page loads all of this once it is hydrated.
export { Consent } from '../../consent/consent.tsx';
export { startEnhancements } from '../../enhancements/start-enhancements.ts';
export { prefetchPages } from '../prefetch-pages.ts';
export { Drawer } from './drawer.tsx';
export { KeyHelp } from './keys/key-help.tsx';
export { landingLoader } from '../../pages/landing/landing-loader.ts';
