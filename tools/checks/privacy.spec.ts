import { describe, expect, test } from '@jest/globals';
import { committedFiles, readText } from './repository.ts';

const PAGE = readText('apps/portal/src/pages/information/privacy-page.tsx');

const codeOf = (file: string): string => readText(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** The source files whose code matches, without tests. */
const filesWith = (folder: RegExp, pattern: RegExp): string[] =>
  committedFiles().filter(
    (file) => folder.test(file) && !/\.spec\.tsx?$|\/testing\//.test(file) && pattern.test(codeOf(file)),
  );

/** Each file that keeps something in the storage of a browser, and the sentence of the privacy page that says so. */
const STORED = {
  'components/suggestions/past-searches.ts': 'device-past',
  'components/theme-switch.tsx': 'device-settings',
  'enhancements/scroll-restoration.ts': 'device-tab',
  'hydration/chunk-load.ts': 'device-tab',
  'offline/worker/offline-cache.ts': 'device-copy',
  'pages/admin/parts/form/unsaved-work.ts': 'device-tab',
  'pages/claims/start-linking-page.tsx': 'device-links',
  'pages/claims/use-kept-reason.ts': 'device-tab',
  'pages/home/controls/use-remembered-view.ts': 'device-settings',
  'pages/home/facets/facet-details.tsx': 'device-settings',
  'pages/invitation/invitation-page.tsx': 'device-tab',
  'pages/landing/actions/mastodon-form.tsx': 'device-settings',
  'routing/layout/keys/keys-setting.ts': 'device-settings',
  'runtime/tab-storage.ts': 'device-tab',
  'saved/use-saved.ts': 'device-saved',
};

/** The name of each cookie, by the file that writes it. */
const COOKIES = {
  'apps/api/src/docs/page/docs-page-routes.ts': ['lang'],
  'apps/api/src/identity/login-cookies.ts': ['session', 'AccessToken', 'login'],
  'apps/api/src/orcid/connection-state.ts': ['orcid'],
  'apps/portal/src/consent/seen-cookie.ts': ['seen'],
  'apps/portal/src/host/answer-pages.ts': ['lang'],
  'apps/portal/src/session/login.ts': ['AccessToken', 'returnTo'],
};

describe('the privacy page', () => {
  test('names everything that the portal keeps in a browser', () => {
    const portal = 'apps/portal/src/';
    const keeping = filesWith(
      /^apps\/portal\/src\//,
      /\b(localStorage|sessionStorage)\b|\bwriteLocalStorage\(|\bcaches\.open\(/,
    ).map((file) => file.slice(portal.length));
    const ways = ['routing/document.tsx', 'runtime/local-storage.ts'];
    expect(keeping.filter((file) => !ways.includes(file))).toEqual(Object.keys(STORED));
    for (const sentence of Object.values(STORED)) expect(PAGE).toContain(`'privacy-page.${sentence}'`);
  });

  test('names every cookie', () => {
    const writing = filesWith(
      /^(apps|libs)\/.*\/src\/.*\.tsx?$/,
      /\bcookieText\(|\.setCookie\(|'set-cookie': `|document\.cookie = [`']/,
    );
    expect(writing.filter((file) => file !== 'apps/portal/src/runtime/cookies.ts')).toEqual(
      Object.keys(COOKIES),
    );
    for (const name of Object.values(COOKIES).flat()) expect(PAGE).toContain(`['${name}', 'privacy-page.`);
  });
});
