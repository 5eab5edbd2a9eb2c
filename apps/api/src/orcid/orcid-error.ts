import { ApiError } from '../errors/api-error.ts';

/** The reasons why ORCID did not do what it was asked, with the answer to the user. */
const ORCID_FAILURES = {
  notConnected: { status: 409, message: 'No ORCID iD is connected' },
  revoked: {
    status: 409,
    message: 'ORCID no longer accepts the permission that you gave; please connect your ORCID iD again',
  },
  forbidden: {
    status: 409,
    message: 'The permission that you gave does not cover this; please connect your ORCID iD again',
  },
  limited: { status: 429, message: 'ORCID gets too many requests at the moment; please try again later' },
  timeout: { status: 504, message: 'ORCID did not answer in time; please try again' },
  unavailable: { status: 502, message: 'ORCID cannot be reached at the moment; please try again later' },
  refused: { status: 502, message: 'ORCID did not accept the request' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

export type OrcidFailure = keyof typeof ORCID_FAILURES;

/** A request to ORCID that failed as a whole. The body of the response names the reason. */
export class OrcidError extends ApiError {
  readonly reason: OrcidFailure;

  constructor(reason: OrcidFailure, retryAfterSeconds?: number) {
    const { status, message } = ORCID_FAILURES[reason];
    super(status, message, {
      details: { reason },
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
    this.reason = reason;
  }
}
