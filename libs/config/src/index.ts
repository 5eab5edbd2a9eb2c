export {
  AUTHORIZATION_EXEMPT_SERVICES,
  CSV_EXPORT_LIMIT_ROWS,
  DATA_TRANSFER_DESTINATIONS,
  EARLIEST_YEAR,
  HEADER_HEIGHT_PX,
  MEDIUM_BREAKPOINT_PX,
  MOBILE_BELOW_PX,
  PAGE_SIZES,
  PAGING_LIMIT_PAGES,
  PRODUCT_ID_LENGTH_CHARACTERS,
  RESULTS_PER_PAGE,
  SCROLL,
  SEEN_COOKIE_LIFETIME_MS,
  YEARS_AHEAD,
} from './business-constants.ts';
export type {
  ConfiguredMenuItem,
  PortalConfiguration,
  PortalConfigurationFile,
} from './portal-configuration.ts';
