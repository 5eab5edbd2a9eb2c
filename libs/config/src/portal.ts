export { parsePortalConfiguration } from './parse-portal-configuration.ts';
export type { ParsedConfiguration } from './parse-portal-configuration.ts';
export { SHIPPED_PORTAL } from './shipped-portal.ts';
export { scopeCss } from './scope-css.ts';
