import type { PortalConfiguration } from '@open-discovery/config';
import { statusOf } from '@open-discovery/http';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { PortalApis } from './create-portal-apis.ts';
import { getUserInfo } from './get-user-info.ts';
import { createRegistryService } from './registry.ts';
import { senderFor } from './service-sender.ts';
import type { QueryCall } from './service-sender.ts';

type RefreshingCall = QueryCall & Pick<BaseQueryApi, 'dispatch'>;

const LOGGED_OUT = [401, 403];

/**
 * Creates the function that fetches the user again, who may have lost a role. Calls at the same time share one request, so that
 * no older answer arrives last. A login service that fails otherwise does not end the session: the user stays known.
 */
export const createRefreshUser = (
  { util }: PortalApis['userApi'],
  configuration: Pick<PortalConfiguration, 'addresses'>,
) => {
  const registry = createRegistryService(configuration);
  const refresh = async (call: RefreshingCall): Promise<void> => {
    const request = { ...getUserInfo(configuration.addresses.userInfo), service: 'userInfo' };
    const answer = await senderFor(registry, call)(request);
    if (!answer.ok && !LOGGED_OUT.includes(statusOf(answer.error))) return;
    call.dispatch(util.upsertQueryData('getUser', undefined, answer.ok ? answer.value : null));
  };
  let running: Promise<void> | null = null;
  return (call: RefreshingCall): Promise<void> => {
    running ??= refresh(call).finally(() => {
      running = null;
    });
    return running;
  };
};
