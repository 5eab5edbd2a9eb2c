import type { ReactNode } from 'react';
import { redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { PageHead } from '../components/page-head.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { firstReason } from './guards.ts';
import type { Guard } from './guards.ts';
import { userInfoAddress } from './reasons.ts';
import { fetchCurrentUser } from './fetch-current-user.ts';
import type { SessionSource } from './fetch-current-user.ts';

/** What the server's loader answers in place of a page: it knows no visitor, so it cannot judge. */
export const UNKNOWN_VISITOR = 'unknown visitor';

interface GuardedPage {
  readonly loader?: LoaderFunction;
  readonly element: ReactNode;
}

/**
 * Lets a page be opened by those whom every guard lets pass; the others learn the reason on the user-info page. The server
 * sends a neutral shell, and the browser judges before it asks for anything of the page. Spec §4.
 * @example { path: '/curate', ...guarded(session, [loggedIn, administrator], { element: <CuratePage /> }) }
 */
export const guarded = (
  session: SessionSource,
  guards: readonly Guard[],
  page: GuardedPage,
): Pick<RouteObject, 'loader' | 'element'> => {
  const loader: LoaderFunction = async (call, context) => {
    if (import.meta.env?.SSR) return UNKNOWN_VISITOR;
    const url = new URL(call.request.url);
    const reason = await firstReason(guards, { user: await fetchCurrentUser(session), url });
    if (reason) return redirect(userInfoAddress(reason, `${url.pathname}${url.search}`));
    return (await page.loader?.(call, context)) ?? null;
  };
  // The server has left the judgement to the browser, so its answer does not save the call.
  return { loader: Object.assign(loader, { hydrate: true }), element: <Shell>{page.element}</Shell> };
};

const Shell = ({ children }: { readonly children: ReactNode }) => {
  const t = useMessages();
  if (useLoaderData() !== UNKNOWN_VISITOR) return children;
  return (
    <main id="main" className="page broken" aria-busy="true">
      <PageHead title={t('guard.title')} noIndex />
      <p>{t('guard.checking')}</p>
      <noscript>{t('guard.scripts')}</noscript>
    </main>
  );
};
