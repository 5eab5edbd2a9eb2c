import type { PortalConfiguration } from './portal-configuration.ts';
import { portalConfigurationSchema } from './schemas.ts';

export type ParsedConfiguration =
  | { readonly ok: true; readonly value: PortalConfiguration }
  | {
      readonly ok: false;
      readonly problems: readonly { readonly field: string; readonly message: string }[];
    };

/**
 * Reads a portal configuration; names every wrong field.
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
