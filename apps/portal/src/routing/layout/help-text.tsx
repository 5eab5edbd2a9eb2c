import type { HelpPosition } from '@open-discovery/model';
import type { PageHelp } from '@open-discovery/portal-state';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMessages } from '../../messages/use-messages.ts';
import { useHelpPlace } from '../../runtime/use-help-place.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useQueryData } from '../../runtime/use-query-data.ts';

/** Returns the page's help texts: HTML that the admin tool's server has sanitized. */
export const useHelpTexts = (): PageHelp =>
  useQueryData(usePortal().adminToolApi.endpoints.getPageHelp, useHelpPlace() ?? skipToken) ?? {};

/** The help text at a position of the page, if the portal has one. */
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
