import type { PortalConfigurationFile } from '@open-discovery/config';
import type { Fetch } from '@open-discovery/http';
import type { User } from '@open-discovery/roles';
import type { ReactElement } from 'react';
import { createTestPage } from '../../../testing/render-page.tsx';
import { ConsoleProvider } from '../console-context.tsx';
import type { ScreenLink } from '../console-context.tsx';

/** A portal administrator. */
const ADMINISTRATOR: User = {
  id: 'ada',
  firstname: 'Ada',
  lastname: 'Admin',
  email: 'ada@example.org',
  accessToken: 'token',
  refreshToken: '',
  fullname: 'Ada Admin',
  role: ['PORTAL_ADMINISTRATOR'],
  expirationDate: null,
};

interface ConsolePage {
  readonly configuration?: Partial<PortalConfigurationFile>;
  readonly fetch?: Fetch;
  readonly address?: string;
  /** The screens that the user may open. */
  readonly screens?: readonly ScreenLink[];
}

/** Renders an element as a part of the console of a managed portal. */
export const renderInConsole = (
  element: ReactElement,
  { configuration, fetch, address = '/admin', screens = [] }: ConsolePage = {},
) => {
  const page = createTestPage({
    configuration: { static: false, ...configuration },
    ...(fetch && { fetch }),
  });
  const inConsole = (
    <ConsoleProvider user={ADMINISTRATOR} screens={screens}>
      {element}
    </ConsoleProvider>
  );
  return page.show(
    [
      { path: '/admin/*', element: inConsole },
      { path: '*', element: <p>another page</p> },
    ],
    address,
  );
};

/** A request that a test's server receives. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Creates a server in memory: it answers each request with what `reply` returns, and keeps the requests. */
export const memoryServer = (
  reply: (request: SentRequest) => { readonly status?: number; readonly body: unknown },
) => {
  const requests: SentRequest[] = [];
  const fetch: Fetch = async (input, init) => {
    const { pathname, search } = new URL(input, 'http://localhost');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const request = { method: init?.method ?? 'GET', path: pathname + search, body };
    requests.push(request);
    const { status = 200, body: answer } = reply(request);
    return Response.json(answer, { status });
  };
  return { fetch, requests };
};
