export type LoginErrorCode = 'NO_ATTEMPT' | 'NO_USER' | 'NOTHING_TO_REFRESH' | 'OTHER_USER';

/** What goes wrong in a login on our side of the conversation; the provider's side has errors of its own. */
export class LoginError extends Error {
  override readonly name = 'LoginError';
  readonly code: LoginErrorCode;

  constructor(code: LoginErrorCode) {
    super(code);
    this.code = code;
  }
}
