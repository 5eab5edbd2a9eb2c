import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { toFailure } from './threads/messages.ts';
import type { TaskAnswer, TaskRequest } from './threads/messages.ts';
import { createThreadTasks } from './threads/tasks.ts';
import type { ThreadSetup } from './threads/tasks.ts';

// On Linux of this thread only. The main thread builds the index, which takes longer than to make its documents.
const { PRIORITY_BELOW_NORMAL } = constants.priority;
// Raising the priority above the initial one needs a privilege.
if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);

const { tasks, take } = createThreadTasks(workerData as ThreadSetup);

const answerTo = ({ name, options }: TaskRequest): TaskAnswer => {
  try {
    const task = tasks[name] as (options: unknown) => unknown;
    const result = task(options) as Extract<TaskAnswer, { result: unknown }>['result'];
    return { result, recording: take() };
  } catch (error) {
    return { failure: toFailure(error) };
  }
};

parentPort?.on('message', (request: TaskRequest) => parentPort?.postMessage(answerTo(request)));
