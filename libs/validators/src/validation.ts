import { formatMessage } from './format-message.ts';
import { VALIDATION_MESSAGES, type ValidationMessageId } from './validation-messages.ts';

/** What fills the places of a message: bounds, the items that are wrong. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The text is not acceptable, and why: `message` is English, `messageId` and `values` are for other languages. */
export interface Invalid {
  ok: false;
  messageId: ValidationMessageId;
  message: string;
  values: MessageValues;
}

/** The text is acceptable; `value` is what it stands for, in normal form. */
export interface Valid<T> {
  ok: true;
  value: T;
}

/** What every validator answers. */
export type Validation<T> = Valid<T> | Invalid;

/** A validator whose settings are already given, as the adapters take it. */
export type Validator<T, Input = string> = (input: Input) => Validation<T>;

export const valid = <T>(value: T): Valid<T> => ({ ok: true, value });

export const invalid = (messageId: ValidationMessageId, values: MessageValues = {}): Invalid => ({
  ok: false,
  messageId,
  message: formatMessage(VALIDATION_MESSAGES[messageId], values),
  values,
});
