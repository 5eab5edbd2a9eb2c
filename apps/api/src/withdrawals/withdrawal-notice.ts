import { RECORD_KINDS, WITHDRAWAL_REASONS } from '@open-discovery/model';
import type { WithdrawalReason } from '@open-discovery/model';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import type { FieldsOf } from '../content/collections.ts';
import { errorBodySchema } from '../errors/error-body-schema.ts';
import { outputSchema } from '../http/json-schema.ts';
import type { Json } from '../http/json.ts';
import { toNotice } from './withdrawal.ts';

const REASONS = {
  legal: 'for legal reasons',
  privacy: 'to protect personal data',
  request: 'at the request of its authors, owners or source',
  'not-research': 'because it is not a research output',
  duplicate: 'because it is a duplicate',
  wrong: 'because its description is wrong',
  other: 'for another reason',
} as const satisfies Record<WithdrawalReason, string>;

/** The part of a withdrawal that anyone may know. */
export const noticeShape = {
  kind: z.enum(RECORD_KINDS),
  reason: z.enum(WITHDRAWAL_REASONS),
  explanation: z.string().describe('Plain text for visitors; may be empty'),
  withdrawnAt: z.string().describe('ISO 8601'),
};

/** The documentation of the response for a withdrawn record. */
export const WITHDRAWN_RESPONSE: Json = {
  description: 'The record was withdrawn',
  ...outputSchema(
    errorBodySchema.extend({ withdrawal: z.object(noticeShape) }).meta({ title: 'WithdrawnRecord' }),
  ),
};

/** Creates the failure of a request for a withdrawn record: when and why it was withdrawn, and nothing about it but its kind. */
export const withdrawnFailure = (fields: FieldsOf['withdrawal']): ApiError =>
  new ApiError(
    410,
    `The record was withdrawn on ${fields.withdrawnAt.slice(0, 10)} ${REASONS[fields.reason]}`,
    {
      details: { withdrawal: toNotice(fields) },
    },
  );
