/** Every way in which a call can fail. Plain data, so that it can be stored and sent on. */
export type HttpError =
  | { readonly kind: 'status'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'timeout'; readonly limitMs: number }
  | { readonly kind: 'network' }
  | { readonly kind: 'shape'; readonly detail: string };

/** The status by which browsers report that no answer came. Spec §8: "Status 0". */
export const NO_ANSWER_STATUS = 0;

/** The error's HTTP status; 0 where no answer came. */
export const statusOf = (error: HttpError): number =>
  error.kind === 'status' ? error.status : NO_ANSWER_STATUS;
