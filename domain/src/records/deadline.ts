/** How a promise of the shop stands; `due` is the moment by which it was given. */
export interface DeadlineStatus {
  due: Date;
  /** `running` can still be kept, `overdue` cannot and is still open */
  state: 'running' | 'overdue' | 'kept' | 'late';
}

/** How a promise stands now. `done` is when it was kept; null while it is open. */
export function deadlineStatus(due: Date, done: Date | null, now: Date): DeadlineStatus {
  if (done) return { due, state: done <= due ? 'kept' : 'late' };
  return { due, state: now <= due ? 'running' : 'overdue' };
}

/** True while somebody still waits for what was promised. */
export function isOpenDeadline({ state }: DeadlineStatus): boolean {
  return state === 'running' || state === 'overdue';
}
