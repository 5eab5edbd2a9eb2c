import type { PortalConfiguration } from './portal-configuration.ts';
import { portalConfigurationSchema } from './schemas.ts';

/** An invalid field of a configuration. */
export interface ConfigurationProblem {
  /** The path of the field, such as `pages.3.route`. */
  readonly field: string;
  /** The value as JSON, shortened; '' if there is none. */
  readonly value: string;
  readonly message: string;
}

export type ParsedConfiguration =
  | { readonly ok: true; readonly value: PortalConfiguration }
  | { readonly ok: false; readonly problems: readonly ConfigurationProblem[] };

const MOST_VALUE_CHARS = 80;
const WHOLE_FILE = '(the file)';

const shortJson = (value: unknown): string => {
  if (value === undefined || (typeof value === 'object' && value !== null)) return '';
  const json = JSON.stringify(value);
  return json.length > MOST_VALUE_CHARS ? `${json.slice(0, MOST_VALUE_CHARS)}…` : json;
};

/**
 * Parses a portal configuration. The result names every invalid field.
 * @example parsePortalConfiguration(SHIPPED_PORTAL)
 */
export const parsePortalConfiguration = (file: unknown): ParsedConfiguration => {
  const parsed = portalConfigurationSchema.safeParse(file, { reportInput: true });
  return parsed.success
    ? { ok: true, value: parsed.data }
    : {
        ok: false,
        problems: parsed.error.issues.map(({ path, message, input }) => ({
          field: path.join('.') || WHOLE_FILE,
          value: shortJson(input),
          message,
        })),
      };
};

/**
 * Parses the text of a configuration file.
 * @example parseConfigurationText('{'); // { ok: false, problems: [{ field: '(the file)', value: '', message: 'is not JSON: …' }] }
 */
export const parseConfigurationText = (text: string): ParsedConfiguration => {
  let file: unknown;
  try {
    // Editors on Windows begin a file with a byte order mark.
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [{ field: WHOLE_FILE, value: '', message: `is not JSON: ${reason}` }] };
  }
  return parsePortalConfiguration(file);
};

/** Formats problems for people, one a line: `pages.3.route="/under_score": a route starts with …`. */
export const formatProblems = (problems: readonly ConfigurationProblem[]): string =>
  problems
    .map(({ field, value, message }) => `${field}${value === '' ? '' : `=${value}`}: ${message}`)
    .join('\n');
