import { REFUSAL_SENTENCES } from '@open-discovery/model';
import { asRefinement, optional, validatePageRoute, validateUrl } from '@open-discovery/validators';
import { z } from 'zod';

const MOST_ADDRESS_CHARS = 2_000;
const MOST_ROUTE_CHARS = 200;

/** Parses a web address; it may be empty. Spec §5. */
export const webAddress = z
  .string()
  .max(MOST_ADDRESS_CHARS)
  .refine(...asRefinement(optional(validateUrl)))
  .default('');

/** Parses a path of the portal; it may be empty. */
export const portalPath = z
  .string()
  .max(MOST_ADDRESS_CHARS)
  .regex(/^(?:\/(?![/\\])[^\s\\\p{Cc}]*)?$/u, REFUSAL_SENTENCES.path)
  .default('');

/** Matches the name of an uploaded logo. Spec §3 "Logo". */
const UPLOADED_FILE = /^[\w-][\w.-]{0,199}$/;

/** Reports whether a logo is the name of an uploaded file, a web address, or none. */
export const isLogo = ({
  logoUrl,
  isUpload,
}: {
  readonly logoUrl: string;
  readonly isUpload: boolean;
}): boolean => logoUrl === '' || (isUpload ? UPLOADED_FILE.test(logoUrl) : validateUrl(logoUrl).ok);

const isPageRoute = (route: string): boolean => {
  const checked = validatePageRoute(route, { taken: [] });
  return route === '/' || (checked.ok && checked.value === route);
};

/** Parses the route of a page in its normal form. Spec §2, §5. */
export const pageRoute = z
  .string()
  .max(MOST_ROUTE_CHARS)
  .refine(
    isPageRoute,
    'a route starts with / and does not end with it, and has letters, digits, / and - only, like /about/our-team',
  );

/** Words of the admin tool's paths where a pid could be, and names that objects have from the start. */
const RESERVED_PIDS: ReadonlySet<string> = new Set([
  ...['full', 'save', 'update', 'delete', 'import', 'export'],
  ...['constructor', 'prototype', 'tostring', 'valueof', 'hasownproperty', 'isprototypeof', 'tolocalestring'],
]);

/**
 * Reports whether a portal cannot have a pid: it is a word of the admin tool's paths, or ends like the name of a role, so
 * that the members of one portal would be the managers of another.
 */
export const isReservedPid = (pid: string): boolean =>
  RESERVED_PIDS.has(pid.toLowerCase()) || /_manager$/i.test(pid);
