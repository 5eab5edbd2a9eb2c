import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import { addMessages } from '../messages/load-messages.ts';
import { CONSENT_CATALOG } from './consent-catalog.ts';
import { Consent } from './consent.tsx';

/** Loads the texts of the cookie notice and returns it. */
export const loadConsent = async (i18n: I18n): Promise<ComponentType> => {
  await addMessages(i18n, CONSENT_CATALOG);
  return Consent;
};
