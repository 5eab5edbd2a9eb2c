import { expect, test } from '@jest/globals';
import { importerCommand } from './importer-command.ts';

test.each([
  ['npm start', { npm_lifecycle_event: 'start' }, 'npm run import --'],
  ['npm run import', { npm_lifecycle_event: 'import' }, 'npm run import --'],
  ['the image or systemd', {}, 'node apps/importer/dist/main.js'],
  ['no script of npm', { npm_lifecycle_event: '' }, 'node apps/importer/dist/main.js'],
])('a process of %s names the command that works there', (_start, environment, command) => {
  expect(importerCommand(environment)).toBe(command);
});
