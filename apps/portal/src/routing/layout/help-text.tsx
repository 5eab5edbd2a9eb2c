import type { HelpPosition } from '@open-discovery/model';
import type { HelpTexts } from '@open-discovery/portal-state/help-texts';
import { useRouteLoaderData } from 'react-router-dom';
import { useMessages } from '../../messages/use-messages.ts';

/** What the layout's loader found for this page: HTML that the admin tool's server has sanitised. */
export const useHelpTexts = (): HelpTexts => {
  // The loader of this very build answers it: see `layout-loader.ts`.
  return (useRouteLoaderData('layout') as HelpTexts | null | undefined) ?? {};
};

/** The help text at one position of the page, where the portal has one. */
export const HelpText = ({ position }: { readonly position: HelpPosition }) => {
  const t = useMessages();
  const html = useHelpTexts()[position];
  if (!html) return null;
  return (
    <section
      className="page help"
      aria-label={t(`help.${position}`)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
};
