import { createHash } from 'node:crypto';
import type { Language } from '../messages/languages.ts';
import { SAVED_PATH } from '../runtime/paths.ts';
import { CACHE_PREFIX, OFFLINE_PAGE_PATH } from './offline-paths.ts';
import type { CachePlan } from './worker/cache-plan.ts';

interface WorkerOptions {
  readonly code: string;
  readonly language: Language;
  readonly assets: readonly string[];
}

const VERSION_CHARACTERS = 16;

/**
 * Returns the script of the service worker with what it keeps in a language. Another build is another script, so browsers
 * install it; its cache is another one, too.
 */
export const workerScript = ({ code, language, assets }: WorkerOptions): string => {
  const version = createHash('sha256')
    .update([language, ...assets, code].join('\n'))
    .digest('base64url')
    .slice(0, VERSION_CHARACTERS);
  const plan: CachePlan = {
    cache: `${CACHE_PREFIX}${version}`,
    pages: {
      saved: `${SAVED_PATH}?lang=${language}`,
      offline: `${OFFLINE_PAGE_PATH}?lang=${language}`,
    },
    assets,
  };
  return `const CACHE_PLAN=${JSON.stringify(plan)};\n${code}`;
};
