import type { Page } from '@playwright/test';

const SCRIPTS = /<script[^]*?<\/script>|<\/?noscript>/g;

/** Delivers documents as a browser without scripts shows them, in a browser in which the checks can run theirs. */
export const withoutScripts = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replaceAll(SCRIPTS, '') });
  });
