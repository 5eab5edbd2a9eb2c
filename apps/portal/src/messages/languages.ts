import { PORTAL_LANGUAGES } from '@open-discovery/model';
import type { PortalLanguage } from '@open-discovery/model';

/** A language of the interface: one that portals can offer. Each has a file in every catalog. */
export type Language = PortalLanguage;

export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (text: string): text is Language =>
  PORTAL_LANGUAGES.some((language) => language === text);
