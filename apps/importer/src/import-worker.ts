import { parentPort, workerData } from 'node:worker_threads';
import { toFailure } from './threads/messages.ts';
import type { TaskAnswer, TaskRequest } from './threads/messages.ts';
import { createWorkbench } from './threads/tasks.ts';
import type { ThreadSetup } from './threads/tasks.ts';

const { tasks, take } = createWorkbench(workerData as ThreadSetup);

const answerTo = async ({ name, options }: TaskRequest): Promise<TaskAnswer> => {
  try {
    const task = tasks[name] as (options: unknown) => unknown;
    const result = (await task(options)) as Extract<TaskAnswer, { result: unknown }>['result'];
    return { result, recording: take() };
  } catch (error) {
    return { failure: toFailure(error) };
  }
};

let last = Promise.resolve();
parentPort?.on('message', (request: TaskRequest) => {
  last = last.then(async () => parentPort?.postMessage(await answerTo(request)));
});
