import type { Redirect } from './load-page.ts';
import type { Rendered } from './rendered.ts';

const NO_BODY = Buffer.alloc(0);

/** Answers with the redirect of a loader; `toAddress` changes its path and query. */
export const redirectTo = (
  { redirect: { status, headers }, isComplete }: Redirect,
  toAddress = (location: string): string => location,
): Rendered => {
  const cookie = headers.get('set-cookie');
  return {
    status,
    headers: {
      location: toAddress(headers.get('location') ?? '/'),
      ...(cookie && { 'set-cookie': cookie }),
    },
    body: NO_BODY,
    isComplete,
  };
};
