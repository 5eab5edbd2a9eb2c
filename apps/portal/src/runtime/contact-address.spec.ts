import { expect, test } from '@jest/globals';
import { contactAddress } from './contact-address.ts';

test.each([
  ['team@example.org', 'mailto:team@example.org'],
  ['https://social.example/@team', 'https://social.example/@team'],
  ['/contact?to=team@example.org', '/contact?to=team@example.org'],
])('the contact %s is reached at %s', (contact, address) => expect(contactAddress(contact)).toBe(address));
