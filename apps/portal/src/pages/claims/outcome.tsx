import { statusOf } from '@open-discovery/http';
import type { HttpError } from '@open-discovery/http';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

/** The result of a call, with a link back or to the next step. */
export const Outcome = ({ children }: { readonly children: ReactNode }) => (
  <p className="notice claims-outcome">{children}</p>
);

const GONE = 404;

/** Says that a call has changed nothing, and why. */
export const Refusal = ({ error }: { readonly error: HttpError }) => {
  const t = useMessages();
  return (
    <p className="notice failed" role="alert">
      {t(statusOf(error) === GONE ? 'claims.gone' : 'claims.unchanged')}
    </p>
  );
};
