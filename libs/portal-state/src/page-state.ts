import type { PortalConfiguration } from '@open-discovery/config';
import type { PortalApis } from './create-portal-apis.ts';
import type { PortalState } from './create-portal-store.ts';
import { editablePortal } from './editable-portal.ts';
import type { DivHelp, HelpPlace, PageHelp } from './help-content.ts';

/** Help texts with the page that they belong to. */
export interface PlacedHelp {
  readonly place: HelpPlace;
  readonly texts: PageHelp;
  readonly divs: DivHelp;
}

/** The portal's answers that a server has before rendering, and a browser before hydration. */
export interface PageAnswers {
  readonly configuration: PortalConfiguration;
  /** The portal could not be fetched. Spec §8 "Portal fetch failure". */
  readonly isPortalMissing: boolean;
  readonly help: readonly PlacedHelp[];
}

/**
 * Creates the state in which a page is rendered and hydrated: the portal and the help texts are in it, so that neither
 * is fetched again.
 * @example createPortalStore(apis, transport, createPageState(apis, { configuration, isPortalMissing: false, help: [] }))
 */
export const createPageState = (
  { graphApi, userApi, adminToolApi }: PortalApis,
  { configuration, isPortalMissing, help }: PageAnswers,
): PortalState => {
  const init = { type: 'init' };
  const portal = isPortalMissing ? null : editablePortal(configuration);
  const answers = adminToolApi.util.upsertQueryEntries([
    { endpointName: 'getPortal', arg: undefined, value: portal },
    ...help.flatMap(({ place, texts, divs }) => [
      { endpointName: 'getPageHelp' as const, arg: place, value: texts },
      { endpointName: 'getDivHelp' as const, arg: place, value: divs },
    ]),
  ]);
  return {
    graph: graphApi.reducer(undefined, init),
    user: userApi.reducer(undefined, init),
    adminTool: adminToolApi.reducer(adminToolApi.reducer(undefined, init), answers),
  };
};
