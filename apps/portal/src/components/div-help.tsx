import type { HelpDiv } from '@open-discovery/model';
import { skipToken } from '@reduxjs/toolkit/query';
import { useHelpPlace } from '../runtime/use-help-place.ts';
import { usePortal } from '../runtime/portal-context.tsx';
import { useQueryData } from '../runtime/use-query-data.ts';

/** The help text at a named location of the page, if the portal has one. The admin tool's server has sanitized it. */
export const DivHelp = ({ id }: { readonly id: HelpDiv }) => {
  const texts = useQueryData(usePortal().adminToolApi.endpoints.getDivHelp, useHelpPlace() ?? skipToken);
  const html = texts?.[id];
  return html ? <div className="help" id={`help-${id}`} dangerouslySetInnerHTML={{ __html: html }} /> : null;
};
