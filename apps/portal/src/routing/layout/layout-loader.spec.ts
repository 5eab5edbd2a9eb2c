import { describe, expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import type { HelpPlace } from '@open-discovery/portal-state';
import { RouterContextProvider } from 'react-router-dom';
import { layoutLoader } from './layout-loader.ts';

describe('help texts (Spec §9 "Switches")', () => {
  test.each<[isStatic: boolean, isOn: boolean, pages: readonly string[]]>([
    [true, false, []],
    [true, true, ['/search/project']],
    [false, false, ['/search/project']],
  ])(
    'in a static portal: %s, switched on: %s, those of %j are fetched',
    async (isStatic, helpTexts, pages) => {
      const fetched: HelpPlace[] = [];
      const load = layoutLoader({
        configuration: shippedConfiguration({ static: isStatic, switches: { helpTexts } }),
        language: 'en',
        fetchQuery: () => Promise.resolve({ state: 'missing' }),
        fetchHelp: (place) => {
          fetched.push(place);
          return Promise.resolve();
        },
        fetchCommunity: () => Promise.resolve(null),
        fetchCustomPage: () => Promise.resolve({ state: 'missing' }),
        fetchDashboards: () => Promise.resolve({ state: 'missing' }),
        fetchDashboard: () => Promise.resolve({ state: 'missing' }),
        currentYear: 2026,
        isPortalMissing: false,
        place: 'server',
        parseAddress: () => {
          throw new Error('The layout has no search address.');
        },
      });
      const url = new URL('https://portal.example/search/project?projectId=a');
      await load({
        request: new Request(url),
        url,
        params: {},
        pattern: '/search/project',
        context: new RouterContextProvider(),
      });
      expect(fetched.map(({ page }) => page)).toEqual(pages);
    },
  );
});
