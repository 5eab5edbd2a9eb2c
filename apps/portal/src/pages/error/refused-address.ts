import type { I18n } from '@lingui/core';
import { addMessages } from '../../messages/load-messages.ts';
import { PAGE_CATALOGS } from '../../messages/page-catalogs.ts';
import { decoded } from '../../runtime/decoded.ts';
import { shorten } from '../../runtime/shorten.ts';

/** Enough to recognize a part. */
const PART_CHARACTERS = 200;

/** The build drops calls whose result is not used, and with them a test whether decoding throws. */
const isMalformed = (part: string): boolean => part.includes('%') && decoded(part) === part;

/** Returns the id and the values of the text; `null` if neither the length of the address nor its path is wrong. */
const reasonOf = (address: string, maxCharacters: number) => {
  if (address.length > maxCharacters)
    return { id: 'error.too-long', values: { count: address.length, max: maxCharacters } };
  const [path = ''] = address.split(/[?#]/, 1);
  const part = path.split('/').find(isMalformed);
  return part === undefined
    ? null
    : { id: 'error.bad-part', values: { part: shorten(part, PART_CHARACTERS) } };
};

/** Returns the texts of the page in place of an address that never has one, with the part that is wrong. */
export const refusedAddressTexts = async (
  address: string,
  { maxCharacters, messages }: { readonly maxCharacters: number; readonly messages: I18n },
): Promise<{ readonly title: string; readonly text: string } | null> => {
  const reason = reasonOf(address, maxCharacters);
  if (reason === null) return null;
  await addMessages(messages, PAGE_CATALOGS.error);
  return { title: messages._('error.bad-address'), text: messages._(reason.id, reason.values) };
};
