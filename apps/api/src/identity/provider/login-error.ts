export type LoginErrorCode = 'NO_ATTEMPT' | 'NO_USER' | 'NOTHING_TO_REFRESH' | 'OTHER_USER';

/** A failure of a login on this side. Failures of the provider are errors of `openid-client`. */
export class LoginError extends Error {
  override readonly name = 'LoginError';
  readonly code: LoginErrorCode;

  constructor(code: LoginErrorCode) {
    super(code);
    this.code = code;
  }
}
