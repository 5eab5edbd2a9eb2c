import { oneLine } from './clean-text.ts';

/** Under which terms a copy may be used. */
export interface Licence {
  /** As the source writes it. */
  readonly text: string;
  /** Address of the terms. */
  readonly url: string | null;
  /** Identifier in the SPDX licence list. */
  readonly spdx: string | null;
}

/** Creative Commons in words or as an address: its parts, and its version where one is named. */
const CREATIVE_COMMONS =
  /^(?:https?:\/\/(?:www\.)?creativecommons\.org\/licenses\/|cc[ -])(by(?:[ -](?:nc|sa|nd))*)(?:[ /-]v?(\d\.\d))?(?:[/ ].*)?$/i;
const PUBLIC_DOMAIN =
  /^(?:https?:\/\/(?:www\.)?creativecommons\.org\/publicdomain\/zero(?:\/|$).*|cc[ -]?0(?:[ -]1\.0)?|cc[ -]zero)$/i;

/** Licences of software and data by the words that sources write, without `https://`, case and punctuation. */
const SPDX_WORDS: readonly (readonly [pattern: RegExp, spdx: string])[] = [
  [/^(?:the )?mit(?: licen[sc]e)?$|opensource\.org\/licenses\/mit/i, 'MIT'],
  [
    /^apache(?: licen[sc]e)?,?[ -](?:v(?:ersion)? ?)?2(?:\.0)?$|apache\.org\/licenses\/license-2\.0|opensource\.org\/licenses\/apache-2\.0/i,
    'Apache-2.0',
  ],
  [/^bsd[ -]2[ -]clause(?: .*)?$|opensource\.org\/licenses\/bsd-2-clause/i, 'BSD-2-Clause'],
  [/^bsd[ -]3[ -]clause(?: .*)?$|opensource\.org\/licenses\/bsd-3-clause/i, 'BSD-3-Clause'],
  [/^agpl[ -]?v?3(?:\.0)?(?:-only)?$|gnu\.org\/licenses\/agpl-3\.0/i, 'AGPL-3.0-only'],
  [/^lgpl[ -]?v?3(?:\.0)?(?:-only)?$|gnu\.org\/licenses\/lgpl-3\.0/i, 'LGPL-3.0-only'],
  [
    /^(?:gnu )?gpl[ -]?v?3(?:\.0)?(?:-only)?$|gnu\.org\/licenses\/gpl-3\.0|opensource\.org\/licenses\/gpl-3\.0/i,
    'GPL-3.0-only',
  ],
  [
    /^(?:gnu )?gpl[ -]?v?2(?:\.0)?(?:-only)?$|gnu\.org\/licenses\/(?:old-licenses\/)?gpl-2\.0|opensource\.org\/licenses\/gpl-2\.0/i,
    'GPL-2.0-only',
  ],
  [/^(?:gnu )?gpl[ -]?v?3(?:\.0)?(?:-or-later|\+)$/i, 'GPL-3.0-or-later'],
  [/^(?:gnu )?gpl[ -]?v?2(?:\.0)?(?:-or-later|\+)$/i, 'GPL-2.0-or-later'],
  [/^lgpl[ -]?v?2\.1(?:-only)?$|gnu\.org\/licenses\/(?:old-licenses\/)?lgpl-2\.1/i, 'LGPL-2.1-only'],
  [/^lppl-1\.3c$/i, 'LPPL-1.3c'],
  [/^psf-2\.0$/i, 'PSF-2.0'],
  [/^afl-3\.0$|opensource\.org\/licenses\/afl-3\.0/i, 'AFL-3.0'],
  [/^mpl[ -]2\.0$|mozilla\.org\/mpl\/2\.0/i, 'MPL-2.0'],
  [/^odbl(?:[ -]1\.0)?$|opendatacommons\.org\/licenses\/odbl/i, 'ODbL-1.0'],
];

const isWeb = (text: string): boolean => /^https?:\/\/[^\s<>"]+$/i.test(text);

const creativeCommons = (text: string): Omit<Licence, 'text'> | null => {
  if (PUBLIC_DOMAIN.test(text))
    return { url: 'https://creativecommons.org/publicdomain/zero/1.0/', spdx: 'CC0-1.0' };
  const match = CREATIVE_COMMONS.exec(text);
  const parts = match?.[1]?.toLowerCase().replaceAll(' ', '-');
  if (!parts) return null;
  const version = match?.[2];
  // Without its version a licence has no terms to point at.
  return version
    ? {
        url: `https://creativecommons.org/licenses/${parts}/${version}/`,
        spdx: `CC-${parts.toUpperCase()}-${version}`,
      }
    : { url: null, spdx: null };
};

/**
 * What a licence statement of a record means; any text is kept.
 * @example parseLicence('https://creativecommons.org/licenses/by/4.0')?.spdx // 'CC-BY-4.0'
 */
export const parseLicence = (statement: string): Licence | null => {
  const text = oneLine(statement);
  if (text === '') return null;
  const known = creativeCommons(text);
  if (known) return { text, ...known };
  const spdx = SPDX_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const url = isWeb(text) ? text : spdx === null ? null : `https://spdx.org/licenses/${spdx}.html`;
  return { text, url, spdx };
};
