import type { PortalConfiguration } from '@open-discovery/config';
import type { Language } from '../../messages/languages.ts';
import { logoAddress } from '../../runtime/logo-address.ts';
import { SAVED_PATH } from '../../runtime/paths.ts';

/** The address of the web app manifest; `lang` is the language of its texts. */
export const MANIFEST_PATH = '/manifest.webmanifest';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type?: string;
  readonly purpose?: 'any' | 'maskable';
}

/** A web app manifest. https://www.w3.org/TR/appmanifest/ */
export interface WebManifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly lang: Language;
  readonly dir: 'auto';
  readonly start_url: string;
  readonly scope: string;
  readonly display: 'standalone';
  readonly background_color: string;
  readonly theme_color: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** The files of `public/icons`, in this order of the manifest. */
export const ICON_FILES = [
  'icon-192.png',
  'icon-512.png',
  'maskable-192.png',
  'maskable-512.png',
  'touch-180.png',
] as const;

const ACCENT = '#006b6b';
/** The lighter paper of `styles/tokens.css`. */
const PAPER = '#fbfaf6';

const shippedIcon = (purpose: 'any' | 'maskable', size: number): Icon => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the address of a portal's own logo; `null` when it has none. */
export const ownLogo = ({ logo, addresses }: PortalConfiguration): string | null =>
  logo?.logoUrl ? logoAddress(logo, addresses) : null;

/** A portal with its own logo has no other icon: ours would be that of another portal. */
const iconsOf = (configuration: PortalConfiguration): readonly Icon[] => {
  const logo = ownLogo(configuration);
  if (logo !== null) return [{ src: logo, sizes: 'any', purpose: 'any' }];
  return (['any', 'maskable'] as const).flatMap((purpose) =>
    [192, 512].map((size) => shippedIcon(purpose, size)),
  );
};

interface ManifestTexts {
  readonly language: Language;
  /** Describes a portal that does not describe itself. */
  readonly lead: string;
  /** Name of the page of saved items. */
  readonly saved: string;
}

/** Returns the manifest with which browsers install the portal as an app, named and colored as it is configured. */
export const webManifest = (configuration: PortalConfiguration, texts: ManifestTexts): WebManifest => ({
  // Without the language, which is part of no address of the app: it is one app in all languages.
  id: '/',
  name: configuration.title,
  short_name: configuration.title,
  description: configuration.lead ?? texts.lead,
  lang: texts.language,
  dir: 'auto',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: configuration.accent ?? ACCENT,
  icons: iconsOf(configuration),
  shortcuts: [{ name: texts.saved, url: SAVED_PATH }],
});
