import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../runtime/portal-context.tsx';
import { AFTER_LOGIN_PATH, loginAddress, loginEnd, returnCookie } from './login.ts';

interface LoginLinkProps {
  /** Path to return to; by default the current page. */
  readonly returnTo?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A link to the login service that returns afterwards, or leads to the page after login from home. With scripts a cookie holds the return location;
 * without, it is part of the address. Spec §4 "Login state".
 */
export const LoginLink = ({ returnTo, className, children }: LoginLinkProps) => {
  const { addresses } = usePortal().configuration;
  const { pathname, search } = useLocation();
  const path = returnTo ?? `${pathname}${search}`;
  const begin = (event: MouseEvent) => {
    event.preventDefault();
    document.cookie = returnCookie(path);
    window.location.assign(loginAddress(addresses, AFTER_LOGIN_PATH));
  };
  return (
    <a className={className} href={loginAddress(addresses, loginEnd(path))} rel="nofollow" onClick={begin}>
      {children}
    </a>
  );
};
