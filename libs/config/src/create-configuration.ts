import {
  formatProblems,
  parseConfigurationText,
  parsePortalConfiguration,
} from './parse-portal-configuration.ts';
import type { ParsedConfiguration } from './parse-portal-configuration.ts';
import type { PortalConfiguration, PortalConfigurationFile } from './portal-configuration.ts';
import { SHIPPED_PORTAL } from './shipped-portal.ts';

const valueOf = (parsed: ParsedConfiguration, source: string): PortalConfiguration => {
  if (parsed.ok) return parsed.value;
  throw new Error(`${source}: the portal configuration is not valid:\n${formatProblems(parsed.problems)}`);
};

/**
 * Creates the configuration of the shipped portal, with other values of some fields.
 * @throws {Error} that names every invalid field with its value.
 * @example shippedConfiguration({ title: 'Tides' })
 */
export const shippedConfiguration = (fields: Partial<PortalConfigurationFile> = {}): PortalConfiguration =>
  valueOf(parsePortalConfiguration({ ...SHIPPED_PORTAL, ...fields }), 'the shipped portal');

/**
 * Creates the configuration that a file has as its text.
 * @throws {Error} that names the setting, the file, and every invalid field with its value.
 */
export const configurationOfFile = (file: string, text: string): PortalConfiguration =>
  valueOf(parseConfigurationText(text), `PORTAL_CONFIG=${file}`);
