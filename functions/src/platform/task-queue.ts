import { getFunctions } from 'firebase-admin/functions';

import { adminApp } from './admin-app.ts';

/** Where the functions of the store run. */
export const REGION = 'asia-south1';

/** A piece of work for later; its id says what it is about, so that it is queued once. */
export interface Task {
  id: string;
  at: Date;
  data: Readonly<Record<string, string>>;
}

/** Queues a task for the function of that name. A task that is queued already stays as it is. */
export async function queueTask(functionName: string, { id, at, data }: Task): Promise<void> {
  const queue = getFunctions(adminApp()).taskQueue<Task['data']>(
    `locations/${REGION}/functions/${functionName}`,
  );
  try {
    await queue.enqueue(data, { id, scheduleTime: at });
  } catch (error) {
    if (!isQueuedAlready(error)) throw error;
  }
}

function isQueuedAlready(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists'
  );
}
