import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../runtime/portal-context.tsx';
import { AFTER_LOGIN_PATH, loginAddress, returnCookie } from './login.ts';

interface LoginLinkProps {
  /** Where to go on; the page itself when left out. */
  readonly returnTo?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * Leads to the login service and back. With scripts the return location waits in a cookie; without, it goes along in
 * the address. Spec §4 "Login state".
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
    <a className={className} href={loginAddress(addresses, path)} rel="nofollow" onClick={begin}>
      {children}
    </a>
  );
};
