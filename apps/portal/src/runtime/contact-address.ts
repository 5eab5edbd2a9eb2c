/** Reports whether the portal's contact is an e-mail address. A page has a slash in its address, and may have an @ as well. */
export const isMailAddress = (contact: string): boolean => !contact.includes('/');

/**
 * Returns the address of a link to the portal's contact.
 * @example contactAddress('team@example.org') // 'mailto:team@example.org'
 */
export const contactAddress = (contact: string): string =>
  isMailAddress(contact) ? `mailto:${contact}` : contact;
