import type { PortalConfiguration } from './portal-configuration.ts';
import { portalConfigurationSchema } from './schemas.ts';

export type ParsedConfiguration =
  | { readonly ok: true; readonly value: PortalConfiguration }
  | {
      readonly ok: false;
      readonly problems: readonly { readonly field: string; readonly message: string }[];
    };

/**
 * Parses a portal configuration. The result names every invalid field.
 * @example parsePortalConfiguration(JSON.parse(text))
 */
export const parsePortalConfiguration = (file: unknown): ParsedConfiguration => {
  const parsed = portalConfigurationSchema.safeParse(file);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : {
        ok: false,
        problems: parsed.error.issues.map((issue) => ({
          field: issue.path.join('.') || '(the file)',
          message: issue.message,
        })),
      };
};
