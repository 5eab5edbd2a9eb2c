import type { IdentitySettings } from './identity-settings.ts';

/** A rule about several settings. */
interface SettingsRule {
  readonly name: keyof IdentitySettings;
  readonly message: string;
  readonly isViolated: (settings: IdentitySettings) => boolean;
}

const isPlain = (address: string | null): boolean => address?.startsWith('http:') === true;
const isProduction = ({ MODE }: IdentitySettings): boolean => MODE === 'production';

const RULES: readonly SettingsRule[] = [
  {
    name: 'PUBLIC_URL',
    message: 'must be https in production',
    isViolated: (settings) => isProduction(settings) && isPlain(settings.PUBLIC_URL),
  },
  {
    name: 'OIDC_ISSUER',
    message: 'is required in production, where the trial login does not start',
    isViolated: (settings) => isProduction(settings) && settings.OIDC_ISSUER === null,
  },
  {
    name: 'OIDC_ISSUER',
    message: 'must be https in production',
    isViolated: (settings) => isProduction(settings) && isPlain(settings.OIDC_ISSUER),
  },
  {
    name: 'OIDC_CLIENT_ID',
    message: 'is required with OIDC_ISSUER, and in production',
    isViolated: (settings) =>
      settings.OIDC_CLIENT_ID === null && (settings.OIDC_ISSUER !== null || isProduction(settings)),
  },
  {
    name: 'OIDC_CLIENT_SECRET',
    message: 'is required in production',
    isViolated: (settings) => isProduction(settings) && settings.OIDC_CLIENT_SECRET === null,
  },
];

/** Returns the settings that violate a rule, with the reasons. */
export const violatedRules = (settings: IdentitySettings): readonly { name: string; message: string }[] =>
  RULES.filter(({ isViolated }) => isViolated(settings)).map(({ name, message }) => ({ name, message }));
