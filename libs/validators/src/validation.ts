import { formatMessage } from './format-message.ts';
import { VALIDATION_MESSAGES, type ValidationMessageId } from './validation-messages.ts';

/** The values for the placeholders of a message: bounds, invalid items. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A refused text: `message` is English, `messageId` and `values` are for other languages. */
export interface Invalid {
  ok: false;
  messageId: ValidationMessageId;
  message: string;
  values: MessageValues;
}

/** An accepted text; `value` is its normal form. */
export interface Valid<T> {
  ok: true;
  value: T;
}

/** The result of every validator. */
export type Validation<T> = Valid<T> | Invalid;

/** A validator without settings, or with its settings applied, as the adapters take it. */
export type Validator<T, Input = string> = (input: Input) => Validation<T>;

export const valid = <T>(value: T): Valid<T> => ({ ok: true, value });

export const invalid = (messageId: ValidationMessageId, values: MessageValues = {}): Invalid => ({
  ok: false,
  messageId,
  message: formatMessage(VALIDATION_MESSAGES[messageId], values),
  values,
});
