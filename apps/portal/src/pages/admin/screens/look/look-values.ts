import { savePortal } from '@open-discovery/admin-client';
import type { Endpoint } from '@open-discovery/http';
import type { AdminPortal, PortalFont, PortalLanguage, Stored } from '@open-discovery/model';

/** The example searches in each language, one per line. Their names are the setting's paths, which refusals name. */
type ExampleValues = Readonly<Record<`examples.${PortalLanguage}`, string>>;

/** The values that the form of the look edits. */
export interface LookValues extends ExampleValues {
  readonly name: string;
  readonly title: string;
  /** A web address, or the name of an uploaded picture. */
  readonly logoUrl: string;
  readonly showHeaderAlways: boolean;
  readonly enableLogin: boolean;
  readonly accent: string;
  readonly font: PortalFont;
  readonly languages: readonly PortalLanguage[];
  readonly graphSectionTitle: string;
  readonly graphSectionText: string;
  readonly customCss: string;
}

/** Returns the values of a stored portal. */
export const lookValues = ({ name, layout }: AdminPortal): LookValues => ({
  name,
  title: layout.title,
  logoUrl: layout.logoUrl,
  showHeaderAlways: layout.showHeaderAlways,
  enableLogin: layout.enableLogin,
  accent: layout.accent,
  font: layout.font,
  'examples.en': layout.examples.en.join('\n'),
  'examples.de': layout.examples.de.join('\n'),
  languages: layout.languages,
  graphSectionTitle: layout.graphSectionTitle,
  graphSectionText: layout.graphSectionText,
  customCss: layout.customCss,
});

/** Returns the searches of a text, without empty lines. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Reports whether a logo is the name of an uploaded picture, which is no address. */
export const isUploaded = (logoUrl: string): boolean => logoUrl !== '' && !/[/:]/.test(logoUrl);

/** Creates the request that stores a look. What the form does not edit stays as it is. */
export const saveLook = (
  portal: AdminPortal,
  { name, 'examples.en': en, 'examples.de': de, languages, ...layout }: LookValues,
  identity: Partial<Stored>,
): Endpoint<AdminPortal> =>
  savePortal({
    ...identity,
    pid: portal.pid,
    type: portal.type,
    name,
    layout: {
      ...portal.layout,
      ...layout,
      isUpload: isUploaded(layout.logoUrl),
      examples: { en: linesOf(en), de: linesOf(de) },
      languages: [...languages],
    },
  });
