import { HarvestError } from './harvest-error.ts';

/** A mistake in the definition of a source, and the field that has it: `name`, `address`, `options.set` and so on. */
export interface SourceMistake {
  readonly field: string;
  readonly is:
    | 'bad-name'
    | 'taken'
    | 'unknown-kind'
    | 'no-address'
    | 'bad-address'
    | 'parameters'
    | 'unknown-option'
    | 'twice'
    | 'bad-value'
    | 'dates'
    | 'no-limit';
}

/** A mistake with its description for people. */
export interface SourceProblem {
  readonly mistake: SourceMistake;
  readonly message: string;
}

/** A definition that is not one of a source. Its message describes every mistake. */
export class SourceError extends HarvestError {
  readonly mistakes: readonly SourceMistake[];

  constructor(problems: readonly SourceProblem[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.mistakes = problems.map(({ mistake }) => mistake);
  }
}
