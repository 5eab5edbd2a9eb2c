import { isFields } from '../fields.ts';
import { nothing } from './format.ts';
import type { Found, Format } from './format.ts';
import { skipReason } from '../report/skip-reason.ts';

/** An error response of the Graph API that was saved in place of a result. */
const isErrorAnswer = (value: unknown): boolean =>
  isFields(value) && typeof value['message'] === 'string' && 'error' in value && 'timestamp' in value;

export const errorAnswerFormat: Format = {
  name: 'error answer',
  detects: isErrorAnswer,
  read: () => nothing(skipReason('error-answer', { service: 'Graph API' })),
};

/**
 * A search response of the Graph API in any version: header and results. `readRecord` reads one of the
 * results.
 */
export const envelopeFormat = (readRecord: (value: unknown) => readonly Found[]): Format => ({
  name: 'Graph API answer',
  detects: (value) => isFields(value) && isFields(value['header']) && Array.isArray(value['results']),
  read: (value) =>
    isFields(value) && Array.isArray(value['results'])
      ? value['results'].flatMap((result) => readRecord(result))
      : [],
});
