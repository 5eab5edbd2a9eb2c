// The admin tool
export type {
  AdminChange,
  AdminEntity,
  AdminFields,
  AdminMenuItem,
  AdminPage,
  AdminPortal,
  CommunityStatistics,
  DashboardFields,
  DivHelpContent,
  DivId,
  Enabled,
  FullDashboard,
  FullDivId,
  FullMenu,
  FullPage,
  FullPortal,
  GroupedDivHelp,
  GroupedPageHelp,
  ListedDashboard,
  MenuOrder,
  MenuSettings,
  PageCounts,
  PageHeader,
  PageHelpContent,
  PageOutline,
  PageReference,
  PortalContent,
  PortalExport,
  PortalLayout,
  PortalOutline,
  PublicPortal,
  Statistics,
  Stored,
  Written,
} from './admin-tool/admin-tool.ts';
export {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  isAllowedImage,
  isAllowedLink,
} from './admin-tool/allowed-html.ts';
export { COMMUNITY_STATISTICS, STATISTIC_CHARTS } from './admin-tool/community-statistics.ts';
export type { StatisticChart, StatisticEntity } from './admin-tool/community-statistics.ts';
export { HELP_DIVS } from './admin-tool/help-divs.ts';
export type { HelpDiv } from './admin-tool/help-divs.ts';
export type { ImportedSource, ImportReport, PublishedImport } from './admin-tool/import-report.ts';
export { INFORMATION_ROUTES, isInformationRoute } from './admin-tool/information-routes.ts';
export type { InformationRoute } from './admin-tool/information-routes.ts';
export { MENU_ICONS } from './admin-tool/menu-icons.ts';
export type { MenuIcon } from './admin-tool/menu-icons.ts';
export { ENTITY_NAMES, PAGE_NAMES, spelledRoute } from './admin-tool/page-names.ts';
export { byLanguage, LANGUAGE_NAMES, PORTAL_LANGUAGES } from './admin-tool/portal-languages.ts';
export type { PortalLanguage } from './admin-tool/portal-languages.ts';
export { REFUSAL_SENTENCES } from './admin-tool/refusals.ts';
export { SKIP_SENTENCES } from './admin-tool/skip-sentences.ts';
export type { SkipReasonId } from './admin-tool/skip-sentences.ts';
export {
  COMMUNITY_JOINING,
  DASHBOARD_FIGURES,
  DASHBOARD_VISIBILITIES,
  HELP_POSITIONS,
  MENU_ALIGNMENTS,
  PAGE_ROBOTS,
  PAGE_TYPES,
  PORTAL_FONTS,
} from './admin-tool/words.ts';
export type {
  CommunityJoining,
  DashboardFigure,
  DashboardVisibility,
  HelpPosition,
  MenuAlignment,
  PageRobots,
  PageType,
  PortalFont,
} from './admin-tool/words.ts';

// Claims
export { CLAIM_RELATIONS } from './claims/claim.ts';
export type {
  AddedClaims,
  Claim,
  ClaimCounts,
  ClaimEnd,
  ClaimPage,
  ClaimTargetKind,
  NewClaim,
} from './claims/claim.ts';
export { CLAIM_STATES, MOST_CLAIMS_AT_ONCE } from './claims/words.ts';
export type { ClaimState } from './claims/words.ts';

// Decisions about duplicates
export type {
  ComparedRecord,
  DecidedRecord,
  LikelyDuplicate,
  LikelyDuplicatePage,
  MergeableRecord,
  MergeDecision,
  MergeDecisionPage,
  NewMergeDecision,
} from './merge-decisions/merge-decision.ts';
export { COMPARED_FACTS, LIKELY_REASONS, MERGE_VERDICTS } from './merge-decisions/words.ts';
export type { ComparedFact, LikelyReason, MergeVerdict } from './merge-decisions/words.ts';

// Withdrawals
export type {
  NewWithdrawal,
  WithdrawableRecord,
  Withdrawal,
  WithdrawalNotice,
  WithdrawalPage,
} from './withdrawals/withdrawal.ts';
export { WITHDRAWAL_REASONS } from './withdrawals/words.ts';
export type { WithdrawalReason } from './withdrawals/words.ts';

// Records, their kinds and addresses
export { KIND_NAMES, parseKindName } from './kind-names.ts';
export type { OtherKind } from './kind-names.ts';
export { isProductType, kindOf, KINDS, parseTypeWord, SEARCHED_KINDS } from './kinds.ts';
export type { Kind, KindRow, SearchedKind } from './kinds.ts';
export { knownDate } from './known-date.ts';
export type { LinkedRecord, LinkedWork, WorkOfVersions } from './linked-work.ts';
export { advancedSearchAddress, landingAddress, PERSON_PATH, searchAddress } from './links.ts';
export { markedRuns, markedText, plainText, TEXT_MARKS } from './marked-text.ts';
export type { MarkedRun, TextMark } from './marked-text.ts';
export { nameInAddress } from './name-in-address.ts';
export { ownValue } from './own-value.ts';
export { parseDate } from './parse-date.ts';
export type { ParsedDate } from './parse-date.ts';
export { PRODUCT_TYPES, RECORD_KINDS } from './record-kinds.ts';
export type { ProductType, RecordKind } from './record-kinds.ts';
export type {
  Author,
  Community,
  DataSource,
  GraphRecord,
  Instance,
  KindedRecord,
  Organization,
  Person,
  Project,
  RecordOf,
  Relation,
  ResearchProduct,
  Service,
  Statement,
} from './records.ts';
export { inverseRelation, parseRelationName, PRODUCT_RELATION_NAMES, RELATION_NAMES } from './relations.ts';
export type { ProductRelation, RelationName } from './relations.ts';
export type { ParsedRecord } from './schemas.ts';
export { SEARCH_PATHS } from './search-paths.ts';
export { MOST_STATEMENTS, STATED_FIELDS } from './stated-fields.ts';
export type { StatedField } from './stated-fields.ts';
export { statedValue } from './stated-value.ts';
export { isUnknownSource } from './unknown-source.ts';
export { withoutEmpty } from './wire.ts';

// Places
export { areaOfPoint, formatArea, parseArea, parsePlace } from './geo/geo-area.ts';
export type { GeoArea, GeoPoint } from './geo/geo-area.ts';
export { CELL_SIZES, cellOfPoint, cellsOfArea, centerOf, searchedArea, widthOf } from './geo/map-cells.ts';
export type { CellSize } from './geo/map-cells.ts';

// Vocabularies
export {
  ACCESS_RIGHT_NAMES,
  ACCESS_RIGHTS,
  accessRightOf,
  betterAccessRight,
  COAR_ACCESS_RIGHTS_SCHEME,
  isOpen,
  parseAccessRight,
  statedAccessRight,
} from './vocabularies/access-rights.ts';
export type { AccessRight, AccessRightRow, ReadableProduct } from './vocabularies/access-rights.ts';
export { COMPATIBILITY_LEVELS, parseCompatibility } from './vocabularies/compatibility-levels.ts';
export type { CompatibilityLevel } from './vocabularies/compatibility-levels.ts';
export {
  COUNTRY_CODES,
  EUROPEAN_COUNTRY_CODES,
  isEuropeanCountry,
  parseCountryCode,
} from './vocabularies/countries.ts';
export {
  FIELDS_OF_SCIENCE,
  parseFieldOfScience,
  TOP_FIELDS_OF_SCIENCE,
} from './vocabularies/fields-of-science.ts';
export type { FieldOfScience } from './vocabularies/fields-of-science.ts';
export { parseFunder } from './vocabularies/funders.ts';
export type { Funder } from './vocabularies/funders.ts';
export { LANGUAGE_CODES, languageTag, parseLanguageCode } from './vocabularies/languages.ts';
export { parseLicense } from './vocabularies/licenses.ts';
export type { License } from './vocabularies/licenses.ts';
export { isPortalType, PORTAL_TYPES } from './vocabularies/portal-types.ts';
export type { PortalType } from './vocabularies/portal-types.ts';
export { RESOURCE_TYPES } from './vocabularies/resource-types.ts';
export type { ResourceType } from './vocabularies/resource-types.ts';
export { parseSdg, SDGS } from './vocabularies/sdgs.ts';
export type { Sdg } from './vocabularies/sdgs.ts';
export { statedType } from './vocabularies/stated-type.ts';
export { parseSubject, subjectWords } from './vocabularies/subjects.ts';
export type { SubjectMeaning } from './vocabularies/subjects.ts';
