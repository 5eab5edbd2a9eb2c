import { objectOf, oneOf, path, readObject, readText } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';

const STATES = ['open', 'used', 'expired', 'revoked', 'otherAddress', 'held'] as const;

const readOffer = objectOf({ state: oneOf(STATES), role: readText, expiresAt: readText });

/** The offer that an invitation link makes to its reader. */
export type ReadInvitation = ReturnType<typeof readOffer>;

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
