import { savePortal } from '@open-discovery/admin-client';
import type { Endpoint } from '@open-discovery/http';
import { byLanguage, PORTAL_LANGUAGES } from '@open-discovery/model';
import type { AdminPortal, PortalFont, PortalLanguage, Stored } from '@open-discovery/model';
import { isUploaded } from '../../parts/is-uploaded.ts';

/** The example searches in each language, one per line. Their names are the setting's paths, which refusals name. */
type ExampleName = `examples.${PortalLanguage}`;
type ExampleValues = Readonly<Record<ExampleName, string>>;

/** Returns the name of the example searches in a language. */
export const exampleName = (language: PortalLanguage): ExampleName => `examples.${language}`;

/** Returns a text for the example searches in each language. */
export const exampleValues = (textOf: (language: PortalLanguage) => string): ExampleValues => ({
  'examples.en': textOf('en'),
  'examples.de': textOf('de'),
  'examples.fr': textOf('fr'),
  'examples.es': textOf('es'),
  'examples.el': textOf('el'),
  'examples.pl': textOf('pl'),
});

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
  ...exampleValues((language) => layout.examples[language].join('\n')),
  languages: layout.languages.length === 0 ? PORTAL_LANGUAGES : layout.languages,
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

/** Creates the request that stores a look. What the form does not edit stays as it is. */
export const saveLook = (
  portal: AdminPortal,
  values: LookValues,
  identity: Partial<Stored>,
): Endpoint<AdminPortal> =>
  savePortal({
    ...identity,
    pid: portal.pid,
    type: portal.type,
    name: values.name,
    layout: {
      ...portal.layout,
      title: values.title,
      logoUrl: values.logoUrl,
      isUpload: isUploaded(values.logoUrl),
      showHeaderAlways: values.showHeaderAlways,
      enableLogin: values.enableLogin,
      accent: values.accent,
      font: values.font,
      examples: byLanguage((language) => linesOf(values[exampleName(language)])),
      // All of them: those of later versions, too.
      languages: values.languages.length < PORTAL_LANGUAGES.length ? [...values.languages] : [],
      graphSectionTitle: values.graphSectionTitle,
      graphSectionText: values.graphSectionText,
      customCss: values.customCss,
    },
  });
