import { reasonText } from '../report/skip-reason.ts';
import type { SkipReason } from '../report/skip-reason.ts';
import { InputError } from './input-error.ts';

/** A file that could not be read to its end, and why; its earlier content counts. */
export class UnreadableError extends InputError {
  readonly reason: SkipReason;

  constructor(reason: SkipReason) {
    super(reasonText(reason));
    this.reason = reason;
  }
}
