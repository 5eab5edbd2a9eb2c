import { sessionOf } from './session-api.ts';
import type { User } from '@open-discovery/roles';
import { usePortal } from '../runtime/portal-context.tsx';
import { useAnswer } from '../runtime/use-answer.ts';

/** Who is logged in; `null` for nobody, `undefined` until the login check is done. For parts loaded by browsers only. */
export const useUser = (): User | null | undefined => {
  const { configuration, userApi } = usePortal();
  return useAnswer(sessionOf(userApi, configuration).userInfo, undefined);
};
