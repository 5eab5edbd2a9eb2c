import { statusOf } from '@open-discovery/http';
import type { HttpError } from '@open-discovery/http';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

/** The result of a call, with a link back or to the next step. */
export const Outcome = ({ children }: { readonly children: ReactNode }) => (
  <p className="notice">{children}</p>
);

/** The reasons why a list is outdated, by the status of an answer. */
const OUTDATED = { 404: 'claims.gone', 409: 'claims.decided-meanwhile' } as const;

const outdatedBy = (error: HttpError) => {
  const status = statusOf(error);
  return status === 404 || status === 409 ? OUTDATED[status] : null;
};

/** Reports whether a call failed because the links have changed: trying again does not help. */
export const isOutdated = (error: HttpError): boolean => outdatedBy(error) !== null;

/** Explains why a request has changed nothing. */
export const Refusal = ({ error }: { readonly error: HttpError }) => {
  const t = useMessages();
  return (
    <p className="notice failed" role="alert">
      {t(outdatedBy(error) ?? 'claims.unchanged')}
    </p>
  );
};
