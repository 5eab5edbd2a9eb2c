/** A license with its name, SPDX identifier and address. */
export interface License {
  /** Identifier in the SPDX license list; `null` if the list has none. */
  readonly spdx: string | null;
  readonly name: string;
  /** Address of the terms. */
  readonly url: string | null;
}

/** Names in the form of {@link keyOf}. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'AFL-3.0': ['afl 3', 'academic free 3'],
    'Apache-2.0': ['apache 2', 'apache software 2'],
    'BSD-2-Clause': ['bsd 2 clause', 'simplified bsd'],
    'BSD-3-Clause': ['bsd 3 clause', 'new bsd', 'modified bsd'],
    'EPL-2.0': ['epl 2', 'eclipse public 2'],
    'EUPL-1.2': ['eupl 1.2', 'european union public 1.2'],
    ISC: ['isc'],
    'LPPL-1.3c': ['lppl 1.3c'],
    MIT: ['mit'],
    'MPL-2.0': ['mpl 2', 'mozilla public 2'],
    'ODbL-1.0': ['odbl', 'odbl 1'],
    'OGL-UK-3.0': ['ogl 3', 'ogl uk 3', 'open government 3'],
    'PDDL-1.0': ['pddl', 'pddl 1'],
    'PSF-2.0': ['psf 2'],
    Unlicense: ['unlicense', 'unlicence'],
  }).flatMap(([spdx, keys]) => keys.map((key): [string, string] => [key, spdx])),
);

/** Pages whose address ends in the license's name. */
const NAMING_PAGE =
  /^https?:\/\/(?:www\.)?(?:opensource\.org\/licenses?|gnu\.org\/licenses(?:\/old-licenses)?)\/([\w.+-]+?)(?:\.html|\.txt|\.php)?\/?$/i;
const SPDX_PAGE = /^https?:\/\/(?:www\.)?spdx\.org\/licenses\/([\w.+-]+?)(?:\.html)?$/i;
const PAGES: readonly (readonly [pattern: RegExp, spdx: string])[] = [
  [/^https?:\/\/(?:www\.)?apache\.org\/licenses\/license-2\.0/i, 'Apache-2.0'],
  [/^https?:\/\/(?:www\.)?mozilla\.org\/(?:[\w-]+\/)?mpl\/2\.0/i, 'MPL-2.0'],
  [/^https?:\/\/(?:www\.)?opendatacommons\.org\/licenses\/odbl/i, 'ODbL-1.0'],
  [/^https?:\/\/(?:www\.)?opendatacommons\.org\/licenses\/pddl/i, 'PDDL-1.0'],
];

const GNU_NAMES: readonly (readonly [words: string, family: string])[] = [
  ['gnu affero general public', 'agpl'],
  ['gnu lesser general public', 'lgpl'],
  ['gnu general public', 'gpl'],
];
/** A name as `keyOf` writes it: `gnu gpl 3 or later`, `lgpl 2.1+`. */
const GNU = /^(?:gnu )?([al]?gpl) (\d)(?:\.(\d))?(?: ?(\+|or later|only))?$/;
const GNU_VERSIONS: ReadonlySet<string> = new Set([
  'GPL-1.0',
  'GPL-2.0',
  'GPL-3.0',
  'LGPL-2.0',
  'LGPL-2.1',
  'LGPL-3.0',
  'AGPL-1.0',
  'AGPL-3.0',
]);

/**
 * Matches a Creative Commons license in words or as an address: its parts, its version, and whether it is for
 * organizations.
 */
const CREATIVE_COMMONS =
  /^(?:https?:\/\/(?:www\.)?creativecommons\.org\/licenses\/|cc[ -]|creative commons )(by(?:[ -](?:nc|sa|nd))*)(?:[ /-]v?(1\.0|2\.[05]|3\.0|4\.0))?(?:[ /-](igo)\b)?(?:[ /].*)?$/i;
const CC_ZERO =
  /^(?:https?:\/\/(?:www\.)?creativecommons\.org\/publicdomain\/zero(?:\/.*)?|cc[ -]?(?:0|zero)(?:[ -]?v?1\.0)?(?: universal)?)$/i;

/**
 * Returns a name without the differences between spellings: case, punctuation, `version`, `licence`, a zero after the
 * point.
 */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\b(?:the|licen[cs]es?|version)\b|["“”()]/g, ' ')
    .replaceAll(/[\s,_-]+/g, ' ')
    .replaceAll(/([a-z]) ?v?(?=\d)/g, '$1 ')
    .replaceAll(/\.0(?!\d)/g, '')
    .replace(/(?<=\d clause) .*$/, '')
    .trim();

const gnuOf = (key: string): string | null => {
  const [words, family] = GNU_NAMES.find(([name]) => key.startsWith(name)) ?? ['', ''];
  const match = GNU.exec(family + key.slice(words.length));
  const [, name = '', major = '', minor = '0'] = match ?? [];
  const release = `${name.toUpperCase()}-${major}.${minor}`;
  if (!GNU_VERSIONS.has(release)) return null;
  return `${release}-${match?.[4] === undefined || match[4] === 'only' ? 'only' : 'or-later'}`;
};

const spdxOf = (words: string): string | null => {
  const page = SPDX_PAGE.exec(words)?.[1] ?? PAGES.find(([pattern]) => pattern.test(words))?.[1];
  const key = keyOf(NAMING_PAGE.exec(words)?.[1] ?? words);
  return page ?? NAMES.get(key) ?? gnuOf(key);
};

const creativeCommons = (words: string): License | null => {
  if (CC_ZERO.test(words))
    return { spdx: 'CC0-1.0', name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };
  const [, parts, version, igo] = CREATIVE_COMMONS.exec(words) ?? [];
  if (parts === undefined) return null;
  const code = parts.toLowerCase().replaceAll(' ', '-');
  const name = ['CC', code.toUpperCase(), version, igo?.toUpperCase()].filter(Boolean).join(' ');
  // Without a version a license has no terms to link to.
  if (version === undefined) return { spdx: null, name, url: null };
  const url = `https://creativecommons.org/licenses/${code}/${version}/${igo ? 'igo/' : ''}`;
  return { spdx: name.replaceAll(' ', '-'), name, url };
};

const isWeb = (text: string): boolean => /^https?:\/\/[^\s<>"]+$/i.test(text);

/**
 * Parses the words or address that a source gives for a license. An unknown license keeps its words; `null` for empty
 * text.
 * @example parseLicense('CC BY 4.0') // { spdx: 'CC-BY-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }
 */
export const parseLicense = (text: string | null | undefined): License | null => {
  const words = (text ?? '').trim().replaceAll(/\s+/g, ' ');
  if (words === '') return null;
  const known = creativeCommons(words);
  if (known) return known;
  const spdx = spdxOf(words);
  const page = spdx === null ? null : `https://spdx.org/licenses/${encodeURIComponent(spdx)}.html`;
  const url = isWeb(words) ? words : page;
  return { spdx, name: spdx ?? (isWeb(words) ? words.replace(/^https?:\/\//i, '') : words), url };
};
