/** A chunk of its own: `import('./help-api.ts')` where the portal shows help texts. */
export { helpOf } from '@open-discovery/portal-state/help-texts';
