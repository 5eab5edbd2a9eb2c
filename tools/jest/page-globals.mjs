/** `@jest/globals` for one spec file with a document: it starts with an empty page, and what a test renders is removed after it. */
import { cleanup } from '@testing-library/react';
import { afterEach } from './globals.mjs';
import { resetPage } from './page.mjs';

resetPage();
afterEach(cleanup);

export * from './globals.mjs';
