/** `due` is the deadline. */
export interface DeadlineStatus {
  due: Date;
  /** `running` can still be met, `overdue` is missed and still open */
  state: 'running' | 'overdue' | 'kept' | 'late';
}

/** `done` is when it was met; null while it is open. */
export function deadlineStatus(due: Date, done: Date | null, now: Date): DeadlineStatus {
  if (done) return { due, state: done <= due ? 'kept' : 'late' };
  return { due, state: now <= due ? 'running' : 'overdue' };
}

export function isOpenDeadline({ state }: DeadlineStatus): boolean {
  return state === 'running' || state === 'overdue';
}
