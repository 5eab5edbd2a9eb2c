import type { InformationRoute } from '@open-discovery/model';
import type { PageModule } from '../../routing/page-route.ts';
import { aboutLoader } from './about/about-loader.ts';
import { AboutPage } from './about/about-page.tsx';
import { AccessibilityPage } from './accessibility/accessibility-page.tsx';
import { helpLoader } from './help/help-loader.ts';
import { HelpPage } from './help/help-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';

/** The code of each page about the portal. They are one chunk: readers of one often open another. */
export const MODULES: Readonly<Record<InformationRoute, PageModule>> = {
  '/help': { Page: HelpPage, loader: helpLoader },
  '/about': { Page: AboutPage, loader: aboutLoader },
  '/privacy': { Page: PrivacyPage },
  '/accessibility': { Page: AccessibilityPage },
};
