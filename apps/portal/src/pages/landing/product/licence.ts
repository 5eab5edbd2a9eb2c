/** A licence as readers know it. `id` is its SPDX identifier; `null` where SPDX has none for what the source says. */
export interface Licence {
  readonly id: string | null;
  readonly name: string;
  readonly url: string | null;
}

const NAMES: readonly (readonly [pattern: RegExp, id: string])[] = [
  [/^(?:apache|apache license|apache software license)[ -]?(?:,? ?version )?v?2(?:\.0)?$/i, 'Apache-2.0'],
  [/^mit(?: licen[cs]e)?$/i, 'MIT'],
  [/^(?:bsd[ -]3[ -]clause|new bsd|modified bsd)(?: licen[cs]e)?$/i, 'BSD-3-Clause'],
  [/^(?:bsd[ -]2[ -]clause|simplified bsd)(?: licen[cs]e)?$/i, 'BSD-2-Clause'],
  [/^isc(?: licen[cs]e)?$/i, 'ISC'],
  [/^mpl[ -]?v?2(?:\.0)?$|^mozilla public licen[cs]e,? (?:version )?2(?:\.0)?$/i, 'MPL-2.0'],
  [/^epl[ -]?v?2(?:\.0)?$|^eclipse public licen[cs]e,? (?:version )?2(?:\.0)?$/i, 'EPL-2.0'],
  [/^eupl[ -]?v?1\.2$/i, 'EUPL-1.2'],
  [/^odbl(?:[ -]?v?1(?:\.0)?)?$/i, 'ODbL-1.0'],
  [/^pddl(?:[ -]?v?1(?:\.0)?)?$/i, 'PDDL-1.0'],
  [/^psf[ -]2(?:\.0)?$/i, 'PSF-2.0'],
  [/^lppl[ -]1\.3c$/i, 'LPPL-1.3c'],
  [/^the unlicense$|^unlicense$/i, 'Unlicense'],
  [/^open government licen[cs]e v?3(?:\.0)?$|^ogl[ -](?:uk[ -])?3(?:\.0)?$/i, 'OGL-UK-3.0'],
];

const GNU = /^(?:gnu )?(a?l?gpl)[ -]?v?([123])(?:\.([01]))?(\+|-or-later|-only)?$/i;
const CREATIVE_COMMONS =
  /^(?:cc|creative commons)[ -](by(?:[ -]nc)?(?:[ -](?:sa|nd))?)(?:[ -]v?([1-4]\.\d))?(?: (igo))?$/i;
const CREATIVE_COMMONS_PAGE =
  /^https?:\/\/(?:www\.)?creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)(?:\/(igo))?/i;
const CC_ZERO =
  /^cc[ -]?0(?:[ -]?v?1\.0)?$|^https?:\/\/(?:www\.)?creativecommons\.org\/publicdomain\/zero\//i;
const SPDX_PAGE = /^https?:\/\/spdx\.org\/licenses\/([\w.+-]+?)(?:\.html)?$/i;

const spdx = (id: string, name = id): Licence => ({
  id,
  name,
  url: `https://spdx.org/licenses/${encodeURIComponent(id)}.html`,
});

/** Without a version there is no SPDX identifier, and no deed to link to. */
const creativeCommons = (words: string, version: string | undefined, igo: string | undefined): Licence => {
  const code = words.toLowerCase().replaceAll(' ', '-');
  const parts = ['CC', code.toUpperCase(), ...(version ? [version] : []), ...(igo ? ['IGO'] : [])];
  const name = parts.join(' ');
  if (version === undefined) return { id: null, name, url: null };
  const port = igo ? 'igo/' : '';
  const url = `https://creativecommons.org/licenses/${code}/${version}/${port}`;
  return { id: parts.join('-'), name, url };
};

const gnu = ([, family = '', major = '', minor, later]: RegExpExecArray): Licence => {
  const version = `${major}.${minor ?? '0'}`;
  return spdx(
    `${family.toUpperCase()}-${version}-${later === '+' || later === '-or-later' ? 'or-later' : 'only'}`,
  );
};

/**
 * The licence that a source's words or address mean, recognised as SPDX lists it where it can be; `null` for no words.
 * @example parseLicence('CC BY 4.0') // { id: 'CC-BY-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }
 */
export const parseLicence = (text: string | null | undefined): Licence | null => {
  const words = (text ?? '').trim().replaceAll(/\s+/g, ' ');
  if (words === '') return null;
  if (CC_ZERO.test(words))
    return {
      id: 'CC0-1.0',
      name: 'CC0 1.0',
      url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    };
  const [, code, version, igo] = CREATIVE_COMMONS.exec(words) ?? CREATIVE_COMMONS_PAGE.exec(words) ?? [];
  if (code !== undefined) return creativeCommons(code, version, igo);
  const gnuWords = GNU.exec(words);
  if (gnuWords) return gnu(gnuWords);
  const id = SPDX_PAGE.exec(words)?.[1] ?? NAMES.find(([pattern]) => pattern.test(words))?.[1];
  if (id !== undefined) return spdx(id);
  return /^https?:/i.test(words)
    ? { id: null, name: words.replace(/^https?:\/\//i, ''), url: words }
    : { id: null, name: words, url: null };
};
