import type { I18n } from '@lingui/core';
import { addMessages } from '../../messages/load-messages.ts';
import { UnfoldingVersions } from './unfolding-versions.tsx';
import { VERSIONS_CATALOG } from './versions-catalog.ts';

/** Loads versions that unfold, with their texts. */
export const loadUnfoldingVersions = async (i18n: I18n): Promise<typeof UnfoldingVersions> => {
  await addMessages(i18n, VERSIONS_CATALOG);
  return UnfoldingVersions;
};
