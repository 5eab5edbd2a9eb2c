import type { PortalConfiguration } from '@open-discovery/config';
import { configurationOfFile, shippedConfiguration } from '@open-discovery/config/portal';
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
export const readPortalConfiguration = async (file: string | null): Promise<PortalConfiguration> =>
  file === null ? shippedConfiguration() : configurationOfFile(file, await readText(file));
