import type { TrialAccountId } from '../../trial-login/trial-accounts.ts';
import { loginInfoSchema } from '../login-info.ts';
import type { LoginInfo } from '../login-info.ts';
import type { Step, Visitor } from './visitor.ts';

const LOGIN = '/api/login-service/login';
const FORM = /action="([^"]+)\/[^/"]+"/;
const LOGOUT_FORM = /action="([^"]+)">\s*<input type="hidden" name="xsrf" value="([^"]+)" \/>/;

/** Logs in with a trial account. Returns the steps after the choice of the account. */
export const logIn = async (
  visitor: Visitor,
  account: TrialAccountId | 'nobody',
  redirect?: string,
): Promise<readonly Step[]> => {
  const query = redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`;
  const page = (await visitor.go(`${LOGIN}${query}`)).at(-1);
  const action = FORM.exec(page?.body ?? '')?.[1];
  if (!page || action === undefined)
    throw new Error(`There is no login page, but ${page?.url ?? ''} ${page?.body ?? ''}`);
  return visitor.go(new URL(`${action}/${account}`, page.url).href, { method: 'POST' });
};

/** Logs out and confirms it. Returns the steps after the confirmation. */
export const logOut = async (visitor: Visitor, redirect: string): Promise<readonly Step[]> => {
  const page = (await visitor.go(`/api/login-service/logout?redirect=${encodeURIComponent(redirect)}`)).at(
    -1,
  );
  const [, action, xsrf] = LOGOUT_FORM.exec(page?.body ?? '') ?? [];
  if (action === undefined || xsrf === undefined)
    throw new Error(`There is no logout page, but ${page?.body ?? ''}`);
  return visitor.go(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: String(new URLSearchParams({ xsrf, logout: 'yes' })),
  });
};

/** Returns the user info of a visitor; null without a login. */
export const userInfo = async (visitor: Visitor): Promise<LoginInfo | null> => {
  const answer = await visitor.request('/api/login-service/userInfo');
  return answer.status === 200 ? loginInfoSchema.strict().parse(JSON.parse(answer.body)) : null;
};
