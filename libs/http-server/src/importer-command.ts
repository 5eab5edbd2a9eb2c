/**
 * Returns the command that runs the importer, for messages to operators; files and options follow it. A program that npm has
 * started names npm, which also builds the importer. In the image and with systemd, where npm does not work, it is the built program.
 * @example importerCommand({ npm_lifecycle_event: 'start' }); // 'npm run import --'
 */
export const importerCommand = (environment: Readonly<Record<string, string | undefined>>): string =>
  environment['npm_lifecycle_event'] ? 'npm run import --' : 'node apps/importer/dist/main.js';
