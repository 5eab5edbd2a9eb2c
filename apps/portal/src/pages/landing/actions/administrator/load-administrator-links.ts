import { withTexts } from '../../../../messages/load-messages.ts';
import { ADMINISTRATOR_CATALOG } from './administrator-catalog.ts';
import { AdministratorLinks } from './administrator-links.tsx';

/** Loads the links for administrators with their texts, of which the code for visitors knows nothing. */
export const loadAdministratorLinks = withTexts(
  () => Promise.resolve(AdministratorLinks),
  ADMINISTRATOR_CATALOG,
);
