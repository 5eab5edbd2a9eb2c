import type { PortalConfiguration } from '@open-discovery/config';
import { parsePortalConfiguration, SHIPPED_PORTAL } from '@open-discovery/config/portal';
import { readFile } from 'node:fs/promises';

/** The configured portal, the shipped one without a file; a bad file throws an error that names each wrong field. */
export const readPortalConfiguration = async (file: string | null): Promise<PortalConfiguration> => {
  const source: unknown = file === null ? SHIPPED_PORTAL : JSON.parse(await readFile(file, 'utf8'));
  const parsed = parsePortalConfiguration(source);
  if (parsed.ok) return parsed.value;
  const problems = parsed.problems.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new Error(`The portal configuration ${file ?? ''} is not valid: ${problems}`);
};
