import { expect, test } from '@jest/globals';
import type { Rolldown } from 'vite';
import { mergeChunks } from './merge-chunks.ts';

interface Plan {
  readonly root?: string;
  readonly isEntry?: boolean;
  readonly imports?: string[];
  readonly modules: string[];
}

/** Returns the output of a build with these chunks, by file name. The fields that are not read are left out. */
const outputOf = (plans: Readonly<Record<string, Plan>>) => {
  const chunks = Object.entries(plans).map(
    ([fileName, { root, isEntry = false, imports = [], modules }]) => ({
      type: 'chunk',
      fileName,
      facadeModuleId: root ?? null,
      isEntry,
      imports,
      moduleIds: modules,
    }),
  );
  return { output: chunks } as unknown as Rolldown.RolldownOutput;
};

const NAMES = mergeChunks(
  outputOf({
    'entry.js': {
      root: '/src/entry-client.tsx',
      isEntry: true,
      imports: ['dom.js', 'store.js', 'link.js'],
      modules: ['/src/entry-client.tsx'],
    },
    'dom.js': { modules: ['/node_modules/react-dom/client.js'] },
    'store.js': { modules: ['/node_modules/@reduxjs/toolkit/index.js'] },
    'link.js': { modules: ['/src/components/link.tsx'] },
    'home.js': {
      root: '/src/pages/home/home-page.tsx',
      imports: ['link.js', 'card.js', 'tabs.js', 'sort.js', 'dom.js'],
      modules: ['/src/pages/home/home-page.tsx'],
    },
    'landing.js': {
      root: '/src/pages/landing/landing-page.tsx',
      imports: ['card.js'],
      modules: ['/src/pages/landing/landing-page.tsx'],
    },
    'card.js': { modules: ['/src/components/card.tsx'] },
    'tabs.js': { modules: ['/src/pages/home/tabs.tsx', '/node_modules/tabbed/index.js'] },
    'sort.js': { modules: ['/src/pages/home/sort.tsx'] },
    'tools.js': { modules: ['/src/components/tools.tsx'] },
    'later.js': {
      root: '/src/pages/home/after-hydration.ts',
      imports: ['sort.js', 'tools.js', 'card.js'],
      modules: ['/src/pages/home/facets.tsx'],
    },
    'landing-later.js': {
      root: '/src/pages/landing/after-hydration.ts',
      imports: ['tools.js', 'date.js'],
      modules: ['/src/pages/landing/view.tsx'],
    },
    'parsers.js': {
      root: '/libs/graph-client/src/parsers/parsers.ts',
      imports: ['date.js'],
      modules: ['/libs/graph-client/src/parsers/parsers.ts'],
    },
    'date.js': { modules: ['/libs/model/src/parse-date.ts'] },
    'saved.js': {
      root: '/src/pages/saved/saved-page.tsx',
      imports: ['tools.js', 'form.js'],
      modules: ['/src/pages/saved/saved-page.tsx'],
    },
    'admin.js': {
      root: '/src/pages/admin/admin-page.tsx',
      imports: ['form.js'],
      modules: ['/src/pages/admin/admin-page.tsx'],
    },
    'form.js': { modules: ['/src/components/form.tsx'] },
    'cite.js': { modules: ['/src/components/cite.tsx'] },
  }),
);

test.each([
  ['/src/entry-client.tsx', 'entry-client'],
  ['/node_modules/react-dom/client.js', 'react'],
  ['/node_modules/@reduxjs/toolkit/index.js', 'libraries'],
  ['/src/components/link.tsx', 'entry-client'],
  ['/src/pages/home/home-page.tsx', 'home-page'],
  ['/src/pages/home/tabs.tsx', 'home-page'],
  ['/node_modules/tabbed/index.js', 'home-page'],
  ['/src/components/card.tsx', 'entry-client'],
  ['/src/pages/home/sort.tsx', 'home-page'],
  ['/src/components/tools.tsx', 'layout-after-hydration'],
  ['/src/pages/home/facets.tsx', 'home-after-hydration'],
  ['/src/components/cite.tsx', undefined],
  ['/libs/graph-client/src/parsers/parsers.ts', 'parsers'],
  // Else the parsers of results would wait for the code of landing pages.
  ['/libs/model/src/parse-date.ts', 'layout-after-hydration'],
  ['/src/pages/saved/saved-page.tsx', undefined],
  ['/src/components/form.tsx', undefined],
])('%s is in the chunk %s', (module, chunk) => {
  expect(NAMES.get(module)).toBe(chunk);
});
