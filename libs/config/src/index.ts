export {
  CSV_EXPORT_LIMIT_ROWS,
  DATA_TRANSFER_DESTINATIONS,
  HEADER_HEIGHT_PX,
  MOBILE_BELOW_PX,
  MOST_MENU_LEVELS,
  PAGING_LIMIT_PAGES,
  SCROLL,
  SEEN_COOKIE_LIFETIME_MS,
} from './business-constants.ts';
export type { DataTransferDestination } from './business-constants.ts';
export type {
  ConfiguredMenuItem,
  PortalConfiguration,
  PortalConfigurationFile,
} from './portal-configuration.ts';
export { scopeCss } from './scope-css.ts';
