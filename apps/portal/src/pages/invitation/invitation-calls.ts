import { objectOf, oneOf, path, readObject, readText } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';

const STATES = ['open', 'used', 'expired', 'revoked', 'otherAddress', 'held'] as const;

/** The offer that an invitation link makes to its reader. */
export interface ReadInvitation {
  readonly state: (typeof STATES)[number];
  readonly role: string;
  readonly expiresAt: string;
}

const readOffer = objectOf<ReadInvitation>({ state: oneOf(STATES), role: readText, expiresAt: readText });

/** Returns the invitation of a secret. The secret is in the body, because addresses are logged. */
export const readInvitation = (secret: string): Endpoint<ReadInvitation> => ({
  method: 'POST',
  path: 'invitations/read',
  body: { secret },
  parse: (json) => readOffer(json, 'invitation'),
});

/** Accepts an invitation. */
export const acceptInvitation = (secret: string): Endpoint<true> => ({
  method: 'POST',
  path: 'invitations/accept',
  body: { secret },
  parse: () => true,
});

/** Returns the name of a community. */
export const getCommunityName = (pid: string): Endpoint<string> => ({
  method: 'GET',
  path: path('communities', pid),
  parse: (json) => readText(readObject(json, 'community')['name'], 'name'),
});
