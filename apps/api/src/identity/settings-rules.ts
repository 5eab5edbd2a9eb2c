import type { IdentitySettings } from './identity-settings.ts';

/** What must hold between settings that are right each on its own. */
interface SettingsRule {
  readonly name: keyof IdentitySettings;
  readonly message: string;
  readonly isBroken: (settings: IdentitySettings) => boolean;
}

const isPlain = (address: string | null): boolean => address?.startsWith('http:') === true;
const isProduction = ({ MODE }: IdentitySettings): boolean => MODE === 'production';

const RULES: readonly SettingsRule[] = [
  {
    name: 'PUBLIC_URL',
    message: 'must be https in production',
    isBroken: (settings) => isProduction(settings) && isPlain(settings.PUBLIC_URL),
  },
  {
    name: 'OIDC_ISSUER',
    message: 'must be given in production, where the trial login does not start',
    isBroken: (settings) => isProduction(settings) && settings.OIDC_ISSUER === null,
  },
  {
    name: 'OIDC_ISSUER',
    message: 'must be https in production',
    isBroken: (settings) => isProduction(settings) && isPlain(settings.OIDC_ISSUER),
  },
  {
    name: 'OIDC_CLIENT_ID',
    message: 'must be given with OIDC_ISSUER, and in production',
    isBroken: (settings) =>
      settings.OIDC_CLIENT_ID === null && (settings.OIDC_ISSUER !== null || isProduction(settings)),
  },
  {
    name: 'OIDC_CLIENT_SECRET',
    message: 'must be given in production',
    isBroken: (settings) => isProduction(settings) && settings.OIDC_CLIENT_SECRET === null,
  },
];

/** The settings that cannot be used together, each with the reason; none when all is well. */
export const violatedRules = (settings: IdentitySettings): readonly { name: string; message: string }[] =>
  RULES.filter(({ isBroken }) => isBroken(settings)).map(({ name, message }) => ({ name, message }));
