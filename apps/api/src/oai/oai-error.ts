/** The error codes of OAI-PMH 2.0 that this provider uses. */
type OaiErrorCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noMetadataFormats'
  | 'noRecordsMatch';

/** A protocol error, which is answered with status 200 and an error document. */
export class OaiError extends Error {
  readonly code: OaiErrorCode;
  constructor(code: OaiErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
