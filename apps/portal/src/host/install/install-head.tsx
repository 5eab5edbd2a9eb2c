import type { PortalConfiguration } from '@open-discovery/config';
import type { Language } from '../../messages/languages.ts';
import { MANIFEST_PATH, ownLogo } from './web-manifest.ts';

interface InstallHeadProps {
  readonly configuration: PortalConfiguration;
  readonly language: Language;
}

/** The head elements that browsers need to offer the portal as an app. Only the server writes them, so no script contains them. */
export const InstallHead = ({ configuration, language }: InstallHeadProps) => (
  <>
    <link rel="manifest" href={`${MANIFEST_PATH}?lang=${language}`} />
    <link rel="apple-touch-icon" href={ownLogo(configuration) ?? '/icons/touch-180.png'} />
  </>
);
