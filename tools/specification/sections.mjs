import { WHAT_AND_FOR_WHOM } from './section-1.mjs';
import { SCREENS_AND_ROUTES } from './section-2.mjs';
import { ENTITIES_AND_FIELDS } from './section-3.mjs';
import { STATES } from './section-4.mjs';
import { VALIDATION } from './section-5.mjs';
import { ROLES } from './section-6.mjs';
import { CALLS } from './section-7.mjs';
import { ERRORS } from './section-8.mjs';
import { CONSTANTS } from './section-9.mjs';

/**
 * Every rule of the specification with the tests that prove it.
 * @type {import('./proof.mjs').Section[]}
 */
export const SECTIONS = [
  WHAT_AND_FOR_WHOM,
  SCREENS_AND_ROUTES,
  ENTITIES_AND_FIELDS,
  STATES,
  VALIDATION,
  ROLES,
  CALLS,
  ERRORS,
  CONSTANTS,
];
