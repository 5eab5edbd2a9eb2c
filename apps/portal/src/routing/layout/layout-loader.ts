import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { HelpTexts } from '@open-discovery/portal-state/help-texts';
import type { LoaderOf, RouteDependencies, RouteServices } from '../../runtime/route-services.ts';

/** Asks for what stands around every page: how fresh the records are, and this page's help texts. */
export const layoutLoader: LoaderOf =
  (dependencies) =>
  async ({ request }): Promise<HelpTexts | null> => {
    const { ask, graphApi } = dependencies;
    const [help] = await Promise.all([
      helpTexts(dependencies, new URL(request.url).pathname),
      ask(graphApi.endpoints.status, undefined),
    ]);
    return help;
  };

/** What stands around the pages changes with the page only where there are help texts. */
export const layoutChanges =
  ({ configuration }: RouteServices) =>
  ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
    configuration.switches.helpTexts && currentUrl.pathname !== nextUrl.pathname;

const helpTexts = async (
  { ask, adminToolApi, configuration }: RouteDependencies,
  page: string,
): Promise<HelpTexts | null> => {
  if (!configuration.switches.helpTexts) return null;
  const { helpOf } = await import('../../runtime/help-api.ts');
  const { type, pid } = configuration;
  const place = { portal: { type, pid }, page };
  return (await ask(helpOf(adminToolApi).helpTexts, place)) ?? null;
};
