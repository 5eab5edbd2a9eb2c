import { packageBin } from './package-bin.mjs';
import { step } from './progress.mjs';
import { run, runOrStop } from './run.mjs';

const BUILD_LIMIT_MS = 8 * 60_000;

/** Without background processes, network access or colors. A process per plugin takes longer than the project graph. */
export const NX_ENVIRONMENT = {
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
};

export const nx = (args, options = {}) =>
  run(process.execPath, [packageBin('nx'), ...args], {
    ...options,
    env: { ...NX_ENVIRONMENT, ...options.env },
  });

/**
 * The environment of builds. Nx reads the portal's Vite configuration in its own process, where Vite chooses development if
 * nothing is chosen: a build would inherit that, and make pages that React cannot render.
 */
export const BUILD_ENVIRONMENT = { NODE_ENV: 'production' };

/** Builds those of the given apps whose source changed; the others come from Nx's cache. */
export const build = (apps) =>
  step(`Building what changed of ${apps.join(', ')}`, () => {
    const projects = apps.map((app) => `@open-discovery/${app}`).join(',');
    return runOrStop(
      'The build',
      process.execPath,
      [packageBin('nx'), 'run-many', '-t', 'build', '-p', projects, '--parallel=2'],
      {
        limitMs: BUILD_LIMIT_MS,
        env: { ...NX_ENVIRONMENT, ...BUILD_ENVIRONMENT },
      },
    );
  });
