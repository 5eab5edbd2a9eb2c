import { createParser, type BodyReader } from './create-parser.ts';
import { decodePath, guardSlashes } from './encode-path.ts';
import type { Swhid, SwhidObjectType, SwhidParts, SwhidQualifier } from './identifier.ts';

const CORE = /^swh:1:(snp|rel|rev|dir|cnt):([0-9a-f]{40})$/;
const FRAGMENT = /^\d+(?:-\d+)?$/;
/** The qualifiers in the order of the normal form, each with the pattern of its value. */
const QUALIFIERS = {
  origin: /./,
  visit: /^swh:1:snp:[0-9a-f]{40}$/,
  anchor: /^swh:1:(?:snp|rel|rev|dir):[0-9a-f]{40}$/,
  path: /^\//,
  lines: FRAGMENT,
  bytes: FRAGMENT,
} as const satisfies Record<SwhidQualifier, RegExp>;

const isObjectType = (text: string | undefined): text is SwhidObjectType =>
  text !== undefined && ['snp', 'rel', 'rev', 'dir', 'cnt'].includes(text);
const isQualifier = (text: string): text is SwhidQualifier => Object.hasOwn(QUALIFIERS, text);

/**
 * Gives each value one spelling: characters that an address cannot contain are escaped in upper case; a slash is not.
 */
const escapeValue = (value: string): string =>
  value
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/%[0-9a-f]{2}/gi, (escape) => (escape.toLowerCase() === '%2f' ? '/' : escape.toUpperCase()))
    .replace(/[?#"<>[\]\\^`{|}]|[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
    // Once the order of the qualifiers puts it last, a final punctuation mark would be taken for the sentence's.
    .replace(/[^\w/~-]$/, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const readQualifiers = (texts: readonly string[]): Map<SwhidQualifier, string> | null => {
  const found = new Map<SwhidQualifier, string>();
  for (const text of texts) {
    const equals = text.indexOf('=');
    const name = text.slice(0, equals);
    const value = escapeValue(text.slice(equals + 1));
    if (!isQualifier(name) || found.has(name) || !QUALIFIERS[name].test(value)) return null;
    found.set(name, value);
  }
  return found;
};

export const readSwhid: BodyReader<Swhid> = (body) => {
  const [core = '', ...texts] = body.split(';');
  const [, objectType, hash = ''] = CORE.exec(core) ?? [];
  const found = readQualifiers(texts);
  if (!isObjectType(objectType) || found === null) return null;
  const qualifiers: SwhidParts['qualifiers'] = {};
  let value = core;
  for (const name of Object.keys(QUALIFIERS).filter(isQualifier)) {
    const escaped = found.get(name);
    if (escaped === undefined) continue;
    qualifiers[name] = decodePath(escaped);
    value += `;${name}=${escaped}`;
  }
  return {
    scheme: 'swhid',
    value,
    display: value,
    url: `https://archive.softwareheritage.org/${guardSlashes(value)}`,
    checkDigits: 'none',
    swhid: { objectType, hash, core, qualifiers },
  };
};

/**
 * Parses a Software Heritage identifier of any of its five object types, with its qualifiers. Unknown, repeated or
 * malformed qualifiers and upper-case letters are refused. Spec §5; ISO/IEC 18670.
 * @example
 * parseSwhid('swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2;lines=9-15')?.swhid.qualifiers.lines; // '9-15'
 */
export const parseSwhid = createParser([null, 'swhid'], readSwhid);
