import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** The tests that make the report of `/accessibility`. They are not part of `npm test`. */
export default defineConfig({
  ...tests,
  testMatch: '*.report.ts',
  // Six languages take longer than the tests of a release.
  globalTimeout: 60 * 60_000,
  reporter: [['line'], ['./src/support/report/report-writer.ts']],
  // The checks add a style sheet for wider text.
  use: { ...tests.use, bypassCSP: true },
  projects: [{ name: 'report' }],
});
