import { addressLength, QUERY_MAX_CHARS, VALUES_MAX } from './tidy-text.ts';
import type { AddressNotice } from './types.ts';

/** More parameters than a visitor could choose. */
const PARAMETERS_MAX = 1000;
/** Nobody reads more, and pages repeat each. */
const NOTICES_MAX = 20;
/** Matches tracking parameters that other sites append to links. */
const TRACKING = /^(utm_|mtm_|pk_)|^(fbclid|gclid|msclkid)$/;

export interface AddressReader {
  /** Returns and consumes the values of a parameter without empty ones. */
  take(param: string): readonly string[];
  /** Returns and consumes the first value of a parameter. Other values become notices. */
  takeOne(param: string): string | null;
  /** Counts a search text towards the length of the query. */
  countText(text: string): void;
  /** Counts a value of a filter, and returns `true`, unless the query has no place for it. */
  countValue(param: string, value: string): boolean;
  refuse(param: string, value: string, messageId: string): void;
  /** Returns the notices of refused values and of parameters that were never taken. */
  finish(): readonly AddressNotice[];
}

/** Creates a reader of parameters that records those that it leaves out. */
export const createAddressReader = (
  entries: Iterable<readonly [string, string]>,
  ignored: readonly string[],
): AddressReader => {
  const values = new Map<string, string[]>();
  const notices: AddressNotice[] = [];
  const refuse = (param: string, value: string, messageId: string): void => {
    if (notices.length < NOTICES_MAX) notices.push({ param, value, messageId });
  };
  const add = (param: string, value: string): void => {
    const known = values.get(param);
    if (known) known.push(value);
    else values.set(param, [value]);
  };
  let charsLeft = QUERY_MAX_CHARS;
  let valuesLeft = VALUES_MAX;
  let count = 0;
  for (const [param, value] of entries) {
    count += 1;
    if (count > PARAMETERS_MAX) {
      refuse(param, value, 'notice.too-many-parameters');
      break;
    }
    // Forms send their empty fields.
    if (value.trim() !== '') add(param, value);
  }
  const take = (param: string): readonly string[] => {
    const taken = values.get(param) ?? [];
    values.delete(param);
    return taken;
  };
  return {
    take,
    takeOne: (param) => {
      const [first = null, ...others] = take(param);
      for (const other of others) if (other !== first) refuse(param, other, 'notice.repeated-parameter');
      return first;
    },
    countText: (text) => {
      charsLeft -= addressLength(text);
    },
    countValue: (param, value) => {
      const length = addressLength(param) + addressLength(value) + '&='.length;
      if (valuesLeft === 0 || length > charsLeft) return false;
      valuesLeft -= 1;
      charsLeft -= length;
      return true;
    },
    refuse,
    finish: () => {
      for (const [param, [value = '']] of values)
        if (!ignored.includes(param) && !TRACKING.test(param))
          refuse(param, value, 'notice.unknown-parameter');
      return notices;
    },
  };
};
