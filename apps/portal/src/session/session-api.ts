/** A chunk of its own: `import('./session-api.ts')` where a visitor may be logged in. */
export { forgetUser, sessionOf } from '@open-discovery/portal-state/session';
