import { parseIdentifier } from '@open-discovery/identifiers';
import { cleanCharacters } from './clean-characters.ts';
import { trimSpaces } from './trim-spaces.ts';

const SAFE = /^(?:https?|ftps?):\/\/[^\s]+$/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** `www.example.org/x`: a host with a top-level domain and an optional path. */
const BARE_HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;
/** A resolver before a whole address, as some repositories write: `https://hdl.handle.net/https://hdl.handle.net/11104/1`. */
const DOUBLED_RESOLVER = /^(?:https?:\/\/(?:hdl\.handle\.net|(?:dx\.)?doi\.org)\/)+(?=https?:\/\/)/i;

/**
 * Returns a safe address to link to: http, https or ftp. A host without a scheme gets one, and an identifier
 * becomes its own address. Returns `null` for everything else.
 * @example cleanAddress('www.example.org') // 'http://www.example.org'
 */
export const cleanAddress = (text: string): string | null => {
  const address = trimSpaces(cleanCharacters(text)).replace(DOUBLED_RESOLVER, '');
  if (SAFE.test(address)) return address;
  const identifier = parseIdentifier(address);
  if (identifier !== null && identifier.scheme !== 'pmid') return identifier.url;
  return !ANY_SCHEME.test(address) && BARE_HOST.test(address) ? `http://${address}` : null;
};
