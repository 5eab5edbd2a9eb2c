import type { PortalConfiguration } from '@open-discovery/config';
import {
  formatProblems,
  parseConfigurationText,
  parsePortalConfiguration,
  SHIPPED_PORTAL,
} from '@open-discovery/config/portal';
import { readFile } from 'node:fs/promises';
import { StartError } from '../start-error.ts';

const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartError(`PORTAL_CONFIG=${file}`, 'the file cannot be read', error);
  }
};

/**
 * Reads the portal configuration; without a file, the shipped one. Throws an error that names the setting, the file,
 * and every invalid field with its value.
 */
export const readPortalConfiguration = async (file: string | null): Promise<PortalConfiguration> => {
  const parsed =
    file === null ? parsePortalConfiguration(SHIPPED_PORTAL) : parseConfigurationText(await readText(file));
  if (parsed.ok) return parsed.value;
  throw new Error(
    `PORTAL_CONFIG=${file ?? ''}: the portal configuration is not valid:\n${formatProblems(parsed.problems)}`,
  );
};
