import { getStatistics } from '@open-discovery/admin-client';
import type { Statistics } from '@open-discovery/model';
import type { SendToAdminTool } from './fetch-portal.ts';

/** Fetches the statistics that a community shows; `null` where it shows none, or they cannot be fetched. */
export const fetchStatistics = async (pid: string, send: SendToAdminTool): Promise<Statistics | null> => {
  const answer = await send(getStatistics(pid));
  return answer.ok && answer.value.isEnabled ? answer.value : null;
};
