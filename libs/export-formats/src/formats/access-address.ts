import { isOpen } from '@open-discovery/model';
import type { AccessRight } from '@open-discovery/model';

const WORDS: Readonly<Partial<Record<AccessRight, string>>> = {
  EMBARGO: 'embargoedAccess',
  RESTRICTED: 'restrictedAccess',
  CLOSED: 'closedAccess',
};

/** Returns the address of an access right in the vocabulary of the OpenAIRE guidelines; '' for an unknown one. */
export const accessAddress = (access: AccessRight): string => {
  const word = isOpen(access) ? 'openAccess' : WORDS[access];
  return word === undefined ? '' : `info:eu-repo/semantics/${word}`;
};
