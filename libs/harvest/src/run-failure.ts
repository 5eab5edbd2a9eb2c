import { sentenceOf } from './failure.ts';
import type { Failure } from './failure.ts';
import { HarvestError } from './harvest-error.ts';

interface RunFailureOptions {
  /** The host that answers, or does not. */
  readonly host?: string;
  /** The number of failures in a row. */
  readonly times?: number;
}

/** The end of a run of a source that has failed, with its reason. */
export class RunFailure extends HarvestError {
  readonly failure: Failure;

  constructor(failure: Failure, { host, times = 1 }: RunFailureOptions = {}) {
    const place = host === undefined ? '' : `${host}: `;
    super(`${place}${sentenceOf(failure)}${times > 1 ? `, ${times} times in a row` : ''}.`);
    this.failure = failure;
  }
}
