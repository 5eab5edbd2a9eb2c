import type { Recording } from './recorder.ts';
import type { TaskName, TaskOptions, TaskResult } from './tasks.ts';

/** A task for a thread; a thread does one after the other. */
export interface TaskRequest<Name extends TaskName = TaskName> {
  readonly name: Name;
  readonly options: TaskOptions<Name>;
}

/** An error as it is sent to another thread, where it has no class. */
export interface Failure {
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
}

export type TaskAnswer<Name extends TaskName = TaskName> =
  { readonly result: TaskResult<Name>; readonly recording: Recording } | { readonly failure: Failure };

/** Converts an error to a message for another thread. */
export const toFailure = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, code, syscall, path }: NodeJS.ErrnoException = error;
  return { message, stack, code, syscall, path };
};

/** Converts the message of another thread to an error. */
export const fromFailure = ({ message, ...rest }: Failure): Error => Object.assign(new Error(message), rest);
