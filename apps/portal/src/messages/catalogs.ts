import type { SCREEN_CATALOGS } from '../pages/admin/screen-catalogs.ts';
import type { Language } from './languages.ts';

/** The files of a catalog. */
export type CatalogFiles = Readonly<Record<Language, () => Promise<{ readonly default: object }>>>;

/** The texts that all pages share. */
export const SHARED_CATALOG = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
} as const;

/** Texts that only one page or feature shows, loaded together with its code. Each lives in the folder that shows it. */
export const FEATURE_CATALOGS = {
  admin: {
    en: () => import('../pages/admin/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/admin/messages/de.json', { with: { type: 'json' } }),
  },
  claims: {
    en: () => import('../pages/claims/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/claims/messages/de.json', { with: { type: 'json' } }),
  },
  custom: {
    en: () => import('../pages/custom/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/custom/messages/de.json', { with: { type: 'json' } }),
  },
  deposit: {
    en: () => import('../pages/deposit/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/deposit/messages/de.json', { with: { type: 'json' } }),
  },
  develop: {
    en: () => import('../pages/develop/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/develop/messages/de.json', { with: { type: 'json' } }),
  },
  dashboards: {
    en: () => import('../pages/dashboards/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/dashboards/messages/de.json', { with: { type: 'json' } }),
  },
  landing: {
    en: () => import('../pages/landing/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/landing/messages/de.json', { with: { type: 'json' } }),
  },
  invitation: {
    en: () => import('../pages/invitation/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/invitation/messages/de.json', { with: { type: 'json' } }),
  },
  'my-communities': {
    en: () => import('../pages/my-communities/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/my-communities/messages/de.json', { with: { type: 'json' } }),
  },
  'my-orcid-links': {
    en: () => import('../pages/my-orcid-links/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/my-orcid-links/messages/de.json', { with: { type: 'json' } }),
  },
  saved: {
    en: () => import('../pages/saved/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/saved/messages/de.json', { with: { type: 'json' } }),
  },
  transfer: {
    en: () => import('../pages/landing/transfer/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/landing/transfer/messages/de.json', { with: { type: 'json' } }),
  },
  'user-info': {
    en: () => import('../pages/user-info/messages/en.json', { with: { type: 'json' } }),
    de: () => import('../pages/user-info/messages/de.json', { with: { type: 'json' } }),
  },
} as const satisfies Record<string, CatalogFiles>;

export type FeatureCatalog = keyof typeof FEATURE_CATALOGS;

type IdsOf<Files> = Files extends { readonly en: () => Promise<{ readonly default: infer Texts }> }
  ? keyof Texts
  : never;

/** Id of a message in one of the catalogs. */
export type MessageId =
  | IdsOf<typeof SHARED_CATALOG>
  | IdsOf<(typeof FEATURE_CATALOGS)[FeatureCatalog]>
  | IdsOf<(typeof SCREEN_CATALOGS)[keyof typeof SCREEN_CATALOGS]>;
