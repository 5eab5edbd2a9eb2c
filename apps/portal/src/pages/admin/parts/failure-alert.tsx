import type { HttpError } from '@open-discovery/http';
import { useFailureText } from './use-failure-text.ts';

/** Says why a request failed. The region is there before the failure: screen readers report what comes into it. */
export const FailureAlert = ({ error }: { readonly error: HttpError | null }) => {
  const failureText = useFailureText();
  return <div role="alert">{error && <p className="admin-problem">{failureText(error)}</p>}</div>;
};
