import { CITING_CATALOG } from '../components/citing/citing-catalog.ts';
import { LOGIN_CHECK_CATALOG } from '../session/login-check/login-check-catalog.ts';
import { EMBED_CATALOG } from '../components/embed-code/embed-catalog.ts';
import { NOT_COPIED_CATALOG } from '../components/not-copied/not-copied-catalog.ts';
import { FIELD_NAMES_CATALOG } from '../components/field-names/field-names-catalog.ts';
import { WHY_CATALOG } from '../components/card-tools/why-catalog.ts';
import { RARE_PARTS_CATALOG } from '../pages/home/rare-parts-catalog.ts';
import { NETWORK_CATALOG } from '../components/network/network-catalog.ts';
import { SUGGESTIONS_CATALOG } from '../components/suggestions/suggestions-catalog.ts';
import { SCREEN_CATALOGS } from '../pages/admin/screen-catalogs.ts';
import { OFFLINE_CATALOG } from '../offline/offline-catalog.ts';
import { OVER_YEARS_CATALOG } from '../pages/home/facets/over-years/over-years-catalog.ts';
import { ADMINISTRATOR_CATALOG } from '../pages/landing/actions/administrator/administrator-catalog.ts';
import { EVIDENCE_CATALOG } from '../pages/landing/evidence/evidence-catalog.ts';
import { KEYS_CATALOG } from '../routing/layout/keys/keys-catalog.ts';
import { RECORD_CATALOGS } from './catalogs.ts';
import type { Catalog } from './catalogs.ts';
import { PAGE_CATALOGS } from './page-catalogs.ts';
import { EXPORT_CATALOG } from '../pages/home/result-actions/export-catalog.ts';
import { SELECTING_CATALOG } from '../pages/home/result-actions/selecting/selecting-catalog.ts';
import { BUILDER_CATALOG } from '../pages/home/builder/builder-catalog.ts';
import { TRANSFER_CATALOG } from '../pages/landing/transfer/transfer-catalog.ts';

/** The texts of all pages and features, besides those that all pages share. */
export const ALL_CATALOGS: readonly Catalog[] = [
  ...Object.values(RECORD_CATALOGS),
  ...Object.values(PAGE_CATALOGS),
  ...Object.values(SCREEN_CATALOGS),
  ADMINISTRATOR_CATALOG,
  EVIDENCE_CATALOG,
  OVER_YEARS_CATALOG,
  SUGGESTIONS_CATALOG,
  KEYS_CATALOG,
  RARE_PARTS_CATALOG,
  WHY_CATALOG,
  BUILDER_CATALOG,
  FIELD_NAMES_CATALOG,
  EXPORT_CATALOG,
  EMBED_CATALOG,
  LOGIN_CHECK_CATALOG,
  CITING_CATALOG,
  NOT_COPIED_CATALOG,
  SELECTING_CATALOG,
  TRANSFER_CATALOG,
  NETWORK_CATALOG,
  OFFLINE_CATALOG,
];
