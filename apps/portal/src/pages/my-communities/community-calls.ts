import {
  listOf,
  objectOf,
  path,
  readFlag,
  readList,
  readNumber,
  readObject,
  readText,
} from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';

const PARTS = ['curator', 'manager', 'member'] as const;
type CommunityPart = (typeof PARTS)[number];

/** A community, and what the user is in it. */
export interface UserCommunity {
  readonly pid: string;
  readonly name: string;
  /** True if users join by themselves. */
  readonly isOpen: boolean;
  readonly parts: readonly CommunityPart[];
  readonly mayLeave: boolean;
}

const parseCommunity = (json: unknown): UserCommunity => {
  const { pid, name, joining, parts, mayLeave } = readObject(json, 'community');
  const held = readList(parts, 'parts');
  return {
    pid: readText(pid, 'pid'),
    name: readText(name, 'name'),
    isOpen: joining === 'open',
    parts: PARTS.filter((part) => held.includes(part)),
    mayLeave: readFlag(mayLeave, 'mayLeave'),
  };
};

const readMembers = objectOf({
  total: readNumber,
  results: listOf(objectOf({ id: readText, name: readText, email: readText })),
});

/** The members of a community who have logged in so far. */
export type Members = ReturnType<typeof readMembers>;

/** Lists the communities. */
export const getCommunities = (): Endpoint<readonly UserCommunity[]> => ({
  method: 'GET',
  path: 'communities',
  parse: (json) => readList(json, 'communities').map(parseCommunity),
});

/** Returns one community. */
export const getCommunity = (pid: string): Endpoint<UserCommunity> => ({
  method: 'GET',
  path: path('communities', pid),
  parse: parseCommunity,
});

/** Makes the user a member, or ends their membership. */
export const changeMembership = (pid: string, word: 'join' | 'leave'): Endpoint<UserCommunity> => ({
  method: 'POST',
  path: path('communities', pid, word),
  parse: parseCommunity,
});

/** The members on a page of the list. */
export const MEMBERS_PAGE = 50;

/** Lists the members of a community, by name. */
export const getMembers = (pid: string, page: number): Endpoint<Members> => ({
  method: 'GET',
  path: path('communities', pid, 'members'),
  query: [
    ['page', String(page)],
    ['size', String(MEMBERS_PAGE)],
  ],
  parse: (json) => readMembers(json, 'members'),
});
