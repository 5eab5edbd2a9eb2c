/** Pages begin with a scheme or a slash, and may contain an @. */
const PAGE = /^(?:https?:|\/)/;

/** Reports whether the portal's contact is an e-mail address, not a page. */
export const isMailAddress = (contact: string): boolean => !PAGE.test(contact);

/**
 * Returns the address of a link to the portal's contact.
 * @example contactAddress('team@example.org') // 'mailto:team@example.org'
 */
export const contactAddress = (contact: string): string =>
  isMailAddress(contact) ? `mailto:${contact}` : contact;
