import { statusOf } from '@open-discovery/http';
import { getUserInfo } from '@open-discovery/portal-state';
import type { PortalStore } from '@open-discovery/portal-state';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { RetryNotice } from '../../components/retry-notice.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useServiceData } from '../../runtime/use-service-data.ts';
import { useLoginService } from '../use-login-service.ts';

interface LoginCheckProps {
  /** Called when the login service says that nobody is logged in. */
  readonly onAnonymous: () => void;
}

/**
 * Checks a login again whose first check has failed, because a service that does not respond does not say that nobody is
 * logged in. It says that the login cannot be checked, and offers to try again.
 */
export const LoginCheck = ({ onAnonymous }: LoginCheckProps) => {
  const t = useMessages();
  const { configuration, userApi } = usePortal();
  const send = useLoginService();
  const dispatch = useDispatch<PortalStore['store']['dispatch']>();
  const check = useCallback(async () => {
    const answer = await send({ ...getUserInfo(configuration.addresses.userInfo), service: 'userInfo' });
    if (answer.ok && answer.value)
      await dispatch(userApi.util.upsertQueryData('getUser', undefined, answer.value));
    else if (answer.ok || statusOf(answer.error) === 401) onAnonymous();
    return answer;
  }, [send, dispatch, userApi, configuration.addresses.userInfo, onAnonymous]);
  const { error, reload } = useServiceData(check);
  return error ? (
    <RetryNotice onRetry={reload}>
      <p>{t('login-check.failed')}</p>
    </RetryNotice>
  ) : (
    <p role="status">{t('user-info.checking')}</p>
  );
};
