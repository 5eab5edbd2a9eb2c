import type { PortalConfiguration } from '@open-discovery/config';
import { parsePortalConfiguration, SHIPPED_PORTAL } from '@open-discovery/config/portal';
import { readFile } from 'node:fs/promises';

/** Reads the portal configuration; without a file, the shipped one. Throws an error that names every invalid field. */
export const readPortalConfiguration = async (file: string | null): Promise<PortalConfiguration> => {
  const source: unknown = file === null ? SHIPPED_PORTAL : JSON.parse(await readFile(file, 'utf8'));
  const parsed = parsePortalConfiguration(source);
  if (parsed.ok) return parsed.value;
  const problems = parsed.problems.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new Error(`The portal configuration ${file ?? ''} is not valid: ${problems}`);
};
