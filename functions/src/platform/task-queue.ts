import { getFunctions } from 'firebase-admin/functions';

import { adminApp } from './admin-app.ts';

export const REGION = 'asia-south1';

export interface Task {
  id: string;
  at: Date;
  data: Readonly<Record<string, string>>;
}

/** Queues a task. An existing task is kept. */
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
