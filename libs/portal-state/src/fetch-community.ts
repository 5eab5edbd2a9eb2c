import { getCommunity } from '@open-discovery/admin-client';
import type { CommunityStatistics } from '@open-discovery/model';
import type { SendToAdminTool } from './fetch-portal.ts';

/** The choices of the managers of a community or stakeholder for its pages. */
export type StoredCommunity = Pick<CommunityStatistics, 'name' | 'type' | 'layout' | 'statistics'>;

/** Fetches the choices of a community or stakeholder; `null` if it has none, or they cannot be fetched. */
export const fetchCommunity = async (pid: string, send: SendToAdminTool): Promise<StoredCommunity | null> => {
  const answer = await send(getCommunity(pid));
  if (!answer.ok) return null;
  const { name, type, layout, statistics } = answer.value;
  return { name, type, layout, statistics };
};
