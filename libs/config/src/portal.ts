export { isLogo, isReservedPid, portalPath, webAddress } from './fields.ts';
export { configurationOfFile, shippedConfiguration } from './create-configuration.ts';
export { MOST_MENU_LEVELS } from './business-constants.ts';
export { SHIPPED_PORTAL } from './shipped-portal.ts';
export { scopeCss } from './scope-css.ts';
