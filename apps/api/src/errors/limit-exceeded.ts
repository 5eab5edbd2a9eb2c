import type { Problem } from './problem.ts';

/** Ends the parsing of a text or drawing that exceeds a limit. */
export class LimitExceeded extends Error {
  readonly problem: Problem;

  constructor(reason: Problem) {
    super(reason.message);
    this.problem = reason;
  }
}
